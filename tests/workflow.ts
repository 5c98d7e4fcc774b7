import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Fields = Record<string, unknown>;
type Step = { uses?: string; run?: string; with?: Fields; env?: Fields };
type Job = {
  needs?: string[];
  if?: string;
  permissions?: Fields;
  strategy?: { matrix: { node?: string[]; include?: Fields[] } };
  steps: Step[];
};
type Workflow = {
  on: Fields;
  concurrency: Fields;
  permissions: Fields;
  jobs: Record<string, Job>;
};

export const WORKFLOW_FILE = '.github/workflows/site.yml';
export const workflow = parse(readFileSync(WORKFLOW_FILE, 'utf8')) as Workflow;
export const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Step = {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = {
  needs?: string[];
  if?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps: Step[];
};
type Workflow = {
  concurrency: { 'cancel-in-progress': string | boolean };
  permissions: object;
  jobs: Record<string, Job>;
};

export const WORKFLOW_FILE = '.github/workflows/site.yml';
export const workflow = parse(readFileSync(WORKFLOW_FILE, 'utf8')) as Workflow;
export const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

import { buildSchema, executeSync, parse } from 'graphql';
import type { Change, GitRepository } from './gitRepository';

export const REPOSITORY = { repo: 'agency/site', branch: 'main' };
/** The address of a draft's preview. */
export const PREVIEW = 'https://preview.agency.example/';
/** The staff member who signs in. */
const WREN = { id: 7, login: 'wren', name: 'Wren', email: 'wren@agency.example' };
const TIME = '2026-01-02T03:04:05Z';
const LATEST_STATUS = { state: 'SUCCESS', environmentUrl: PREVIEW };

/** The part of GitHub's schema in which queries use arguments or aliases. A field of type Any is returned whole. */
const schema = buildSchema(`
  scalar Any scalar CreateRefInput scalar CreateCommitOnBranchInput scalar MarkPullRequestReadyForReviewInput
  type Query { repository: Repository }
  type Repository { id: Any ref(qualifiedName: Any): Any object(oid: Any, expression: Any): Any pullRequests: Any }
  type Mutation {
    createRef(input: CreateRefInput): Any
    createCommitOnBranch(input: CreateCommitOnBranchInput): Committed
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput): Any
  }
  type Committed { commit: Commit }
  type Commit { oid: Any committedDate: Any file(path: Any): Any }
`);

type Fields = Readonly<Record<string, unknown>>;
interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: Change;
  message: { headline: string };
}

/** Stands in for the part of GitHub's API that Sveltia CMS calls, on a git repository. */
export function github({ git, head, bytes, commit, merge }: GitRepository) {
  const pulls: { branch: string; draft: boolean }[] = [];
  const linesOf = (...args: string[]): string[] => git(...args).match(/.+/g) ?? [];

  const blobAt = (object: string) => {
    const text = bytes(object)?.toString();
    return text === undefined ? null : { oid: git('rev-parse', object), text };
  };
  const commitAt = (oid: string): Fields => {
    const fields = { oid, committedDate: TIME, author: { ...WREN, user: WREN } };
    const deployments = { nodes: [{ environment: 'preview', latestStatus: LATEST_STATUS }] };
    const file = ({ path }: { path: string }) => blobAt(`${oid}:${path}`);
    return { ...fields, history: { nodes: [fields] }, deployments, file };
  };
  /** Returns a folder; null if it does not exist, as from GitHub. @param expression such as `main:content/pages` */
  const treeAt = (expression: string) => {
    const [branch = '', folder = ''] = expression.split(':');
    const paths = linesOf('ls-tree', '--name-only', branch, `${folder}/`);
    // Subfolders have no text.
    const entries = paths.map((path) => ({ path, object: blobAt(`${branch}:${path}`) ?? {} }));
    return entries.length > 0 ? { entries } : null;
  };

  const rootValue = {
    repository: {
      id: 'R1',
      ref({ qualifiedName }: { qualifiedName: string }) {
        const oid = head(qualifiedName.replace('refs/heads/', ''));
        return oid ? { target: commitAt(oid) } : null;
      },
      object: ({ oid = '', expression = '' }) =>
        expression ? treeAt(expression) : (blobAt(oid) ?? commitAt(oid)),
      // No test opens the editor while a draft is open.
      pullRequests: { nodes: [] },
    },
    createRef: ({ input: { name = '', oid = '' } }) => git('update-ref', name, oid),
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branchName } = input.branch;
      if (head(branchName) !== input.expectedHeadOid) throw new Error('The branch has moved.');
      commit(branchName, input.fileChanges, input.message.headline);
      return { commit: commitAt(head(branchName)) };
    },
  };

  const routes: [RegExp, (firstGroup: string, body: Fields) => unknown][] = [
    [/^GET \/user$/, () => WREN],
    [/^GET collaborators\/wren$/, () => ({})],
    [
      /^GET git\/trees\/(.+)\?recursive=1$/,
      (oid) => ({
        tree: linesOf('ls-tree', '-r', '-l', oid)
          .map((line) => line.split(/\s+/))
          .map(([, type, sha, size, path]) => ({ type, sha, size: Number(size), path })),
      }),
    ],
    [
      /^POST pulls$/,
      (_, { title, head: branch, draft }) => {
        const number = pulls.push({ branch: String(branch), draft: draft === true });
        const pull = { number, node_id: number, title, head: { sha: head(String(branch)) } };
        return { ...pull, created_at: TIME, updated_at: TIME };
      },
    ],
    [
      /^PUT pulls\/(\d+)\/merge$/,
      (number, { commit_title: title }) =>
        merge(pulls[Number(number) - 1]?.branch ?? '', String(title)),
    ],
    // Labels of pull requests. No test reads them.
    [/^(GET|POST|PATCH) issues/, () => ({})],
    [/^DELETE git\/(refs\/heads\/.+)$/, (branch) => void git('update-ref', '-d', branch)],
  ];

  return {
    pulls,
    /** @returns the body, if any. @throws if GitHub would refuse */
    answer(method: string, path: string, body: Fields): unknown {
      if (path === '/graphql') {
        const { query, variables: variableValues } = body as { query: string; variables: Fields };
        const document = parse(query);
        const { data, errors } = executeSync({ schema, document, rootValue, variableValues });
        if (errors?.[0]) throw errors[0];
        return { data };
      }
      const request = `${method} ${path.replace(`/repos/${REPOSITORY.repo}/`, '')}`;
      const [pattern, answer] = routes.find(([route]) => route.test(request)) ?? [];
      if (!answer) throw new Error(`The stand-in has no ${request}.`);
      return answer(pattern?.exec(request)?.[1] ?? '', body);
    },
  };
}

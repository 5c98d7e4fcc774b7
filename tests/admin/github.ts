import { answerQuery } from './answerQuery';
import type { Change, GitRepository } from './gitRepository';

export const REPOSITORY = { repo: 'agency/site', branch: 'main' };
/** The address of a draft's preview. */
export const PREVIEW = 'https://preview.agency.example/';
/** The staff member who signs in. */
const WREN = { id: 7, databaseId: 7, login: 'wren', name: 'Wren', email: 'wren@agency.example' };
const AT = '2026-01-02T03:04:05Z';
const PULLS = `https://github.com/${REPOSITORY.repo}/pulls`;
const DEPLOYED = { state: 'SUCCESS', environmentUrl: PREVIEW };

type Fields = Readonly<Record<string, unknown>>;
interface Pull {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  open: boolean;
  labels: string[];
}

/** Stands in for the part of GitHub's API that Sveltia CMS calls, on a git repository. */
export function github({ git, head, bytes, commit, merge }: GitRepository) {
  const pulls: Pull[] = [];
  const pullAt = (number: unknown): Pull => {
    const pull = pulls[Number(number) - 1];
    if (!pull) throw new Error(`There is no pull request ${String(number)}.`);
    return pull;
  };
  const blobAt = (object: string) => {
    const found = bytes(object);
    if (!found) return null;
    const oid = git('rev-parse', object);
    return { __typename: 'Blob', oid, text: found.toString(), byteSize: found.length };
  };
  const commitAt = (oid: string): Fields => ({
    __typename: 'Commit',
    oid,
    committedDate: AT,
    author: { ...WREN, user: WREN },
    file: ({ path }: { path: string }) => blobAt(`${oid}:${path}`),
    history: () => ({ nodes: [commitAt(oid)] }),
    deployments: { nodes: [{ environment: 'preview', latestStatus: DEPLOYED }] },
  });
  /** Returns a folder; null if it does not exist, as from GitHub. @param expression such as `main:content/pages` */
  const treeAt = (expression: string) => {
    const [commit = '', folder = ''] = expression.split(':');
    const paths = git('ls-tree', '--name-only', commit, `${folder}/`).split('\n').filter(Boolean);
    // A folder in it has no text.
    const objectOf = (path: string) => blobAt(`${commit}:${path}`) ?? { __typename: 'Tree' };
    const entries = paths.map((path) => ({ path, object: objectOf(path) }));
    return entries.length > 0 ? { __typename: 'Tree', entries } : null;
  };
  const objectAt = ({ oid, expression = oid }: { oid: string; expression?: string }) =>
    blobAt(expression) ?? (expression.includes(':') ? treeAt(expression) : commitAt(expression));

  const types: Fields = { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' };
  const labelsOf = ({ labels }: Pull) => labels.map((name) => ({ name }));
  /** Has the fields of GraphQL and of REST. */
  const pullNode = (pull: Pull) => ({
    ...pull,
    ...{ id: pull.number, node_id: pull.number, isDraft: pull.draft, isCrossRepository: false },
    ...{
      url: PULLS,
      html_url: PULLS,
      createdAt: AT,
      updatedAt: AT,
      created_at: AT,
      updated_at: AT,
    },
    ...{
      head: { sha: head(pull.branch) },
      headRefOid: head(pull.branch),
      headRefName: pull.branch,
    },
    author: { __typename: 'User', ...WREN },
    labels: { nodes: labelsOf(pull) },
    files: {
      nodes: git('diff', '--name-status', `main...${pull.branch}`)
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([type = '', path]) => ({ path, changeType: types[type] })),
    },
  });
  const setDraft =
    (draft: boolean) =>
    ({ input }: { input: { pullRequestId: number } }) => {
      const pull = pullAt(input.pullRequestId);
      pull.draft = draft;
      return { pullRequest: pullNode(pull) };
    };
  interface Commit {
    branch: { branchName: string };
    expectedHeadOid: string;
    fileChanges: Change;
    message: { headline: string };
  }
  const root = {
    repository: () => ({
      id: 'R1',
      defaultBranchRef: { name: 'main' },
      ref({ qualifiedName }: { qualifiedName: string }) {
        const oid = head(qualifiedName.replace('refs/heads/', ''));
        return oid ? { name: qualifiedName, target: commitAt(oid) } : null;
      },
      object: objectAt,
      pullRequests({ headRefName }: { headRefName?: string }) {
        const isAsked = ({ open, branch }: Pull) => open && (headRefName ?? branch) === branch;
        return { nodes: pulls.filter(isAsked).map(pullNode) };
      },
    }),
    createRef({ input: { name, oid } }: { input: { name: string; oid: string } }) {
      git('update-ref', name, oid);
      return { ref: { name } };
    },
    createCommitOnBranch({ input }: { input: Commit }) {
      const { branchName } = input.branch;
      if (head(branchName) !== input.expectedHeadOid) throw new Error('The branch has moved.');
      commit(branchName, input.fileChanges, input.message.headline);
      return { commit: commitAt(head(branchName)) };
    },
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  };

  const routes: [RegExp, (part: string, body: Fields) => unknown][] = [
    [/^GET \/user$/, () => WREN],
    [/^GET collaborators\/wren$/, () => undefined],
    [
      /^GET git\/trees\/(.+)\?recursive=1$/,
      (tree) => ({
        tree: git('ls-tree', '-r', '-l', tree)
          .split('\n')
          .map((line) => line.split(/\s+/))
          .map(([, type, sha, size, path]) => ({ type, sha, size: Number(size), path })),
      }),
    ],
    [/^GET git\/blobs\/(\w+)$/, bytes],
    [
      /^POST pulls$/,
      (_, { title, head: branch, draft }) => {
        const number = pulls.length + 1;
        pulls.push({ number, title, branch, draft, open: true, labels: [] } as unknown as Pull);
        return pullNode(pullAt(number));
      },
    ],
    [
      /^PUT pulls\/(\d+)\/merge$/,
      (number, { commit_title: title }) => {
        merge(pullAt(number).branch, String(title));
        pullAt(number).open = false;
        return { merged: true };
      },
    ],
    [/^PATCH pulls\/(\d+)$/, (number) => void (pullAt(number).open = false)],
    [/^GET issues\/(\d+)$/, (number) => ({ labels: labelsOf(pullAt(number)) })],
    [
      /^(?:POST|PATCH) issues\/(\d+)/,
      (number, { labels }) => (pullAt(number).labels = labels as string[]),
    ],
    [/^DELETE git\/(refs\/heads\/.+)$/, (branch) => void git('update-ref', '-d', branch)],
  ];

  return {
    pulls,
    /** @returns the body, or undefined for an answer without one. @throws if GitHub would refuse */
    answer(method: string, path: string, body: Fields): unknown {
      if (path === '/graphql') {
        const { query, variables } = body as { query: string; variables: Fields };
        return { data: answerQuery(query, variables, root) };
      }
      const asked = `${method} ${path.replace(`/repos/${REPOSITORY.repo}/`, '')}`;
      const [pattern, answer] = routes.find(([route]) => route.test(asked)) ?? [];
      if (!answer) throw new Error(`The stand-in has no ${asked}.`);
      return answer(pattern?.exec(asked)?.[1] ?? '', body);
    },
  };
}

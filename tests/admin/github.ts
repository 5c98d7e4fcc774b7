import type { BareRepository, Change } from './bareRepository';
import { answerQuery } from './answerQuery';

/** Who has signed in. */
export const WREN = { id: 7, login: 'wren', name: 'Wren', email: 'wren@agency.example' };
export const REPOSITORY = { repo: 'agency/site', branch: 'main' };
/** Where the host shows a draft. */
export const PREVIEW = 'https://preview.agency.example/';

interface PullRequest {
  number: number;
  title: string;
  head: string;
  draft: boolean;
  open: boolean;
  labels: string[];
}
interface Request {
  method: string;
  /** Behind https://api.github.com. */
  path: string;
  body: Record<string, unknown>;
}
interface Answer {
  status: number;
  body?: unknown;
}

/** Plays the part of GitHub's API that Sveltia CMS asks for, on a git repository. */
export function github({ git, head, bytes, commit, merge }: BareRepository) {
  const pulls: PullRequest[] = [];
  const pullAt = (number: unknown): PullRequest => {
    const pull = pulls.find((each) => each.number === Number(number));
    if (!pull) throw new Error(`There is no pull request ${String(number)}.`);
    return pull;
  };
  const shown = (pull: PullRequest) => ({
    ...pull,
    node_id: String(pull.number),
    html_url: `https://github.com/${REPOSITORY.repo}/pull/${pull.number}`,
    head: { sha: head(pull.head) },
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    labels: pull.labels.map((name) => ({ name })),
  });

  const blobAt = (object: string) => {
    const found = bytes(object);
    if (!found) return null;
    const isBinary = found.includes(0);
    const oid = object.includes(':') ? git('rev-parse', object) : object;
    const text = isBinary ? null : found.toString();
    return { __typename: 'Blob', oid, text, isBinary, isTruncated: false, byteSize: found.length };
  };
  const commitAt = (oid: string) => ({
    __typename: 'Commit',
    oid,
    committedDate: '2026-01-02T03:04:05Z',
    message: 'The content',
    author: { name: WREN.name, email: WREN.email, user: { ...WREN, databaseId: WREN.id } },
    file: ({ path }: { path: string }) => blobAt(`${oid}:${path}`),
    history: () => ({ nodes: [commitAt(oid)] }),
    status: null,
    checkSuites: { nodes: [] },
    deployments: {
      nodes: [
        {
          environment: 'preview',
          latestStatus: { state: 'SUCCESS', environmentUrl: PREVIEW, description: null },
        },
      ],
    },
  });
  const treeAt = (expression: string) => ({
    __typename: 'Tree',
    entries: git('ls-tree', '--name-only', expression)
      .split('\n')
      .map((name) => ({
        name,
        // A folder has no text.
        object: blobAt(`${expression}/${name}`) ?? { __typename: 'Tree' },
      })),
  });
  const objectAt = ({ oid, expression = oid }: { oid: string; expression?: string }) => {
    const blob = blobAt(expression);
    if (blob) return blob;
    return expression.includes(':') ? treeAt(expression) : commitAt(expression);
  };
  const changesOf = ({ head: branch }: PullRequest) =>
    git('diff', '--name-status', `main...${branch}`)
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([type = '', path]) => ({
        path,
        changeType: { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' }[type],
      }));
  const pullNode = (pull: PullRequest) => {
    const { number, title, html_url: url } = shown(pull);
    return {
      ...{ id: String(number), number, title, url, isDraft: pull.draft, isCrossRepository: false },
      ...{ createdAt: '2026-01-02T03:04:05Z', updatedAt: '2026-01-02T03:04:05Z' },
      ...{ headRefName: pull.head, headRefOid: head(pull.head) },
      author: { __typename: 'User', avatarUrl: '', databaseId: WREN.id, ...WREN },
      labels: { nodes: pull.labels.map((name) => ({ name })) },
      files: { nodes: changesOf(pull) },
    };
  };
  const openPulls = (branch?: string) =>
    pulls.filter((pull) => pull.open && (branch === undefined || pull.head === branch));

  const repository = {
    id: 'R1',
    defaultBranchRef: { name: 'main' },
    ref: ({ qualifiedName }: { qualifiedName: string }) => {
      const oid = head(qualifiedName.replace('refs/heads/', ''));
      return oid ? { name: qualifiedName, target: commitAt(oid) } : null;
    },
    object: objectAt,
    pullRequests: ({ headRefName }: { headRefName?: string }) => {
      const nodes = openPulls(headRefName).map(pullNode);
      return { nodes, totalCount: nodes.length };
    },
  };
  interface Commit {
    branch: { branchName: string };
    expectedHeadOid: string;
    fileChanges: Change;
    message: { headline: string };
  }
  const setDraft =
    (draft: boolean) =>
    ({ input }: { input: { pullRequestId: string } }) => {
      const pull = pullAt(input.pullRequestId);
      pull.draft = draft;
      return { pullRequest: pullNode(pull) };
    };
  const root = {
    repository: () => repository,
    createRef: ({ input: { name, oid } }: { input: { name: string; oid: string } }) => {
      git('update-ref', name, oid);
      return { ref: { name } };
    },
    createCommitOnBranch: ({ input }: { input: Commit }) => {
      const { branchName } = input.branch;
      if (head(branchName) !== input.expectedHeadOid) throw new Error('The branch has moved.');
      return { commit: commitAt(commit(branchName, input.fileChanges, input.message.headline)) };
    },
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  };

  const routes: [RegExp, (match: string[], body: Record<string, unknown>) => Answer][] = [
    [/^GET \/user$/, () => ({ status: 200, body: { ...WREN, avatar_url: '', html_url: '' } })],
    [/^GET .*\/collaborators\/wren$/, () => ({ status: 204 })],
    [
      /^GET .*\/git\/trees\/(.+)\?recursive=1$/,
      ([, tree = '']) => ({
        status: 200,
        body: {
          tree: git('ls-tree', '-r', '-l', tree)
            .split('\n')
            .map((line) => line.split(/\s+/))
            .map(([, type, sha, size, path]) => ({ type, sha, size: Number(size), path })),
        },
      }),
    ],
    [/^GET .*\/git\/blobs\/(\w+)$/, ([, sha = '']) => ({ status: 200, body: bytes(sha) })],
    [
      /^POST .*\/pulls$/,
      (_, { title, head: branch, draft }) => {
        const pull = { title, head: branch, draft, open: true, labels: [] };
        pulls.push({ ...pull, number: pulls.length + 1 } as unknown as PullRequest);
        return { status: 201, body: shown(pullAt(pulls.length)) };
      },
    ],
    [
      /^PUT .*\/pulls\/(\d+)\/merge$/,
      ([, number], { commit_title: title }) => {
        const pull = pullAt(number);
        try {
          merge(pull.head, String(title));
        } catch {
          return { status: 405, body: { message: 'Pull Request is not mergeable' } };
        }
        pull.open = false;
        return { status: 200, body: { merged: true } };
      },
    ],
    [
      /^PATCH .*\/pulls\/(\d+)$/,
      ([, number]) => {
        pullAt(number).open = false;
        return { status: 200, body: {} };
      },
    ],
    [/^GET .*\/issues\/(\d+)$/, ([, number]) => ({ status: 200, body: shown(pullAt(number)) })],
    [
      /^(?:POST|PATCH) .*\/issues\/(\d+)(?:\/labels)?$/,
      ([, number], { labels }) => {
        pullAt(number).labels = labels as string[];
        return { status: 200, body: [] };
      },
    ],
    [
      /^DELETE .*\/git\/refs\/heads\/(.+)$/,
      ([, branch = '']) => {
        git('update-ref', '-d', `refs/heads/${branch}`);
        return { status: 204 };
      },
    ],
  ];

  return {
    pulls,
    answer({ method, path, body }: Request): Answer {
      if (path === '/graphql')
        try {
          const variables = body.variables as Record<string, unknown>;
          return { status: 200, body: { data: answerQuery(String(body.query), variables, root) } };
        } catch (error) {
          return { status: 200, body: { errors: [{ message: (error as Error).message }] } };
        }
      for (const [route, answer] of routes) {
        const match = route.exec(`${method} ${path}`);
        if (match) return answer(match, body);
      }
      return { status: 404, body: { message: `The stand-in has no ${method} ${path}.` } };
    },
  };
}

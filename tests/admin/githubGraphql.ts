import { buildSchema, executeSync, parse } from 'graphql';
import type { Change, GitRepository } from './gitRepository';

export const PREVIEW_URL = 'https://preview.agency.example/';
export const USER = {
  id: 7,
  login: 'wren',
  name: 'Wren',
  email: 'wren@agency.example',
};
export const TIME = '2026-01-02T03:04:05Z'; // No test checks it.

/**
 * The part of GitHub's schema that Sveltia CMS queries. An object is `Any` if
 * its fields get no arguments or aliases.
 */
const schema = buildSchema(`
  scalar Any scalar CreateRefInput scalar CreateCommitOnBranchInput scalar MarkPullRequestReadyForReviewInput
  type Query { repository: Repository }
  type Repository { id: Any ref(qualifiedName: Any): Any object(oid: Any, expression: Any): Any pullRequests: Any }
  type Mutation {
    createRef(input: CreateRefInput): Any
    createCommitOnBranch(input: CreateCommitOnBranchInput): CreateCommitOnBranchPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput): Any
  }
  type CreateCommitOnBranchPayload { commit: Commit }
  type Commit { oid: Any committedDate: Any file(path: Any): Any }
`);

export type JsonObject = Readonly<Record<string, unknown>>;
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: Change;
};

/**
 * Returns a function that executes GitHub's queries and mutations on a git
 * repository. It throws their first error.
 */
export function githubGraphql({
  git,
  gitLines,
  head,
  bytes,
  commit,
}: GitRepository) {
  const fileOf = (object: string) => {
    const text = bytes(object)?.toString();

    return text === undefined ? null : { oid: git('rev-parse', object), text };
  };

  const commitOf = (oid: string): JsonObject => {
    const fields = {
      oid,
      committedDate: TIME,
      author: { ...USER, user: USER },
    };
    const latestStatus = { state: 'SUCCESS', environmentUrl: PREVIEW_URL };
    const deployments = { nodes: [{ environment: 'preview', latestStatus }] };
    const file = ({ path }: { path: string }) => fileOf(`${oid}:${path}`);

    return { ...fields, history: { nodes: [fields] }, deployments, file };
  };

  const folderOf = (expression: string) => {
    const [branch = '', folder = ''] = expression.split(':');
    const paths = gitLines('ls-tree', '--name-only', branch, `${folder}/`);
    // A subfolder is an entry without text.
    const entries = paths.map((path) => ({
      path,
      object: fileOf(`${branch}:${path}`) ?? {},
    }));

    return entries.length > 0 ? { entries } : null;
  };

  const rootValue = {
    repository: {
      id: 'R1', // any id
      ref({ qualifiedName }: { qualifiedName: string }) {
        const oid = head(qualifiedName.replace('refs/heads/', ''));

        return oid ? { target: commitOf(oid) } : null;
      },
      // `expression` names a folder; `oid` is the id of a file or a commit.
      object: ({ oid = '', expression = '' }) =>
        expression ? folderOf(expression) : (fileOf(oid) ?? commitOf(oid)),
      // The editor reads the open drafts when it loads. No test loads the
      // editor while there is a draft.
      pullRequests: { nodes: [] },
    },
    createRef: ({ input: { name = '', oid = '' } }) =>
      git('update-ref', name, oid),
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branchName } = input.branch;

      if (head(branchName) !== input.expectedHeadOid)
        throw new Error('The branch has moved.');
      commit(branchName, input.fileChanges);

      return { commit: commitOf(head(branchName)) };
    },
  };

  return (query: string, variableValues: JsonObject) => {
    const document = parse(query);
    // Does not validate the query: a field of type Any returns its whole value,
    // a field that `rootValue` lacks returns null.
    const { data, errors } = executeSync({
      schema,
      document,
      rootValue,
      variableValues,
    });

    if (errors?.[0]) throw errors[0];

    return { data };
  };
}

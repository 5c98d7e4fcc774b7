import { githubGraphql, TIME, USER, type JsonObject } from './githubGraphql';
import type { GitRepository } from './gitRepository';

export const REPOSITORY = { repo: 'agency/site', branch: 'main' };

/** The token that serve.ts issues. The API below accepts any token. */
export const TOKEN = 'ghu_wren';

interface PullRequest {
  branch: string;
  draft: boolean;
}

interface Route {
  /** Matches a method and a path: `GET git/trees/main?recursive=1`. */
  request: RegExp;

  /**
   * Returns the body of the answer, if any.
   * @param part of the path in the brackets of `request`
   */
  answer: (part: string, body: JsonObject) => unknown;
}

/** Lists the files of a git tree, as GitHub does. */
function listTree({ gitLines }: GitRepository, treeId: string) {
  const rows = gitLines('ls-tree', '-r', '-l', treeId).map((line) =>
    line.split(/\s+/),
  );

  return {
    tree: rows.map(([, type, sha, size, path]) => ({
      type,
      sha,
      size: Number(size),
      path,
    })),
  };
}

/**
 * Stands in for the part of GitHub's API that Sveltia CMS calls. Reads and
 * changes a git repository.
 */
export function github(repository: GitRepository) {
  const { git, head } = repository;
  const answerQuery = githubGraphql(repository);
  const pulls: PullRequest[] = [];

  function openPull(body: JsonObject) {
    const branch = String(body.head);

    pulls.push({ branch, draft: body.draft === true });

    const number = pulls.length;

    return {
      number,
      node_id: number,
      title: body.title,
      head: { sha: head(branch) },
      created_at: TIME,
      updated_at: TIME,
    };
  }

  function mergePull(number: number): void {
    const pull = pulls[number - 1];

    if (!pull) throw new Error(`There is no pull request ${number}.`);

    // Merges into the checked-out branch, main.
    git('merge', '--quiet', '--no-edit', pull.branch);
  }

  const routes: readonly Route[] = [
    { request: /^GET user$/, answer: () => USER },
    {
      request: new RegExp(`^GET collaborators/${USER.login}$`),
      answer: () => ({}),
    },
    {
      request: /^GET git\/trees\/(.+)\?recursive=1$/,
      answer: (treeId) => listTree(repository, treeId),
    },
    { request: /^POST pulls$/, answer: (_, body) => openPull(body) },
    {
      request: /^PUT pulls\/(\d+)\/merge$/,
      answer: (number) => mergePull(Number(number)),
    },
    // Labels of pull requests, which no test checks.
    { request: /^(?:GET|POST|PATCH) issues/, answer: () => ({}) },
    {
      request: /^DELETE git\/(refs\/heads\/.+)$/,
      answer: (ref) => void git('update-ref', '-d', ref),
    },
  ];

  /**
   * Returns the body of the answer, if any.
   * @throws if GitHub would refuse the request, or if this stand-in has no
   * answer
   */
  function answer(method: string, target: string, body: JsonObject): unknown {
    if (target === '/graphql')
      return answerQuery(String(body.query), body.variables as JsonObject);

    const path = target.replace(`/repos/${REPOSITORY.repo}/`, '');
    const request = `${method} ${path.replace(/^\//, '')}`;
    const route = routes.find((each) => each.request.test(request));

    if (!route)
      throw new Error(`The stand-in for GitHub does not answer ${request}.`);

    const [, part = ''] = route.request.exec(request) ?? [];

    return route.answer(part, body);
  }

  return { pulls, answer };
}

import { githubGraphql, TIME, USER, type JsonObject } from './githubGraphql';
import type { GitRepository } from './gitRepository';

export const REPOSITORY = { repo: 'agency/site', branch: 'main' };
// serve.ts hands it out. The API below does not check it.
export const TOKEN = 'ghu_wren';

/**
 * Stands in for the part of GitHub's API that Sveltia CMS calls. Reads and
 * changes a git repository.
 */
export function github(repository: GitRepository) {
  const { git, gitLines, head } = repository;
  const answerQuery = githubGraphql(repository);
  const pulls: { branch: string; draft: boolean }[] = [];

  /**
   * Returns the body of the answer, if any. @throws if GitHub would refuse the
   * request, or if this stand-in has no answer
   */
  function answer(method: string, target: string, body: JsonObject): unknown {
    if (target === '/graphql')
      return answerQuery(String(body.query), body.variables as JsonObject);
    const request = `${method} ${target.replace(`/repos/${REPOSITORY.repo}/`, '')}`;
    const firstGroup = (pattern: RegExp) => pattern.exec(request)?.[1];

    if (request === 'GET /user') return USER;
    if (request === `GET collaborators/${USER.login}`) return {};
    const treeId = firstGroup(/^GET git\/trees\/(.+)\?recursive=1$/);

    if (treeId) {
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

    if (request === 'POST pulls') {
      const branch = String(body.head);

      pulls.push({ branch, draft: body.draft === true });
      const number = pulls.length;
      const times = { created_at: TIME, updated_at: TIME };

      return {
        number,
        node_id: number,
        title: body.title,
        head: { sha: head(branch) },
        ...times,
      };
    }

    const mergedNumber = firstGroup(/^PUT pulls\/(\d+)\/merge$/);
    const mergedPull = mergedNumber && pulls[Number(mergedNumber) - 1];

    if (mergedPull)
      // into main
      return void git('merge', '--quiet', '--no-edit', mergedPull.branch);
    // for labels of pull requests, which no test checks
    if (/^(GET|POST|PATCH) issues/.test(request)) return {};
    const deletedRef = firstGroup(/^DELETE git\/(refs\/heads\/.+)$/);

    if (deletedRef) return void git('update-ref', '-d', deletedRef);
    throw new Error(`The stand-in for GitHub does not answer ${request}.`);
  }

  return { pulls, answer };
}

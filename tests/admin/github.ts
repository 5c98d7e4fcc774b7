import { githubGraphql, TIME, WREN, type Fields } from './githubGraphql';
import type { GitRepository } from './gitRepository';

/** The name of the repository at GitHub and its live branch, as `writeAdmin` needs them. */
export const REPOSITORY = { repo: 'agency/site', branch: 'main' };

/** Stands in for the part of GitHub's API that Sveltia CMS calls. Reads and changes a git repository. */
export function github(repository: GitRepository) {
  const { git, gitLines, head, merge } = repository;
  const answerQuery = githubGraphql(repository);
  const pulls: { branch: string; draft: boolean }[] = [];

  /** Lists the files of a commit. Lines of git have the form `100644 blob 5f2e… 120 content/site.md`. */
  const filesOf = (oid: string): Fields[] =>
    gitLines('ls-tree', '-r', '-l', oid).map((line) => {
      const [, type, sha, size, path] = line.split(/\s+/);
      return { type, sha, size: Number(size), path };
    });
  const openPull = (fields: Fields): Fields => {
    const branch = String(fields.head);
    const number = pulls.push({ branch, draft: fields.draft === true });
    const times = { created_at: TIME, updated_at: TIME };
    return { number, node_id: number, title: fields.title, head: { sha: head(branch) }, ...times };
  };
  /** Answers a request to the REST API, such as `GET git/trees/5f2e…?recursive=1`. */
  function answerRest(request: string, body: Fields): unknown {
    const firstGroup = (pattern: RegExp) => pattern.exec(request)?.[1];
    if (request === 'GET /user') return WREN;
    if (request === 'GET collaborators/wren') return {};
    const treeId = firstGroup(/^GET git\/trees\/(.+)\?recursive=1$/);
    if (treeId) return { tree: filesOf(treeId) };
    if (request === 'POST pulls') return openPull(body);
    const pullNumber = firstGroup(/^PUT pulls\/(\d+)\/merge$/);
    if (pullNumber)
      return merge(pulls[Number(pullNumber) - 1]?.branch ?? '', String(body.commit_title));
    // Labels of pull requests. No test reads them.
    if (/^(GET|POST|PATCH) issues/.test(request)) return {};
    const deletedRef = firstGroup(/^DELETE git\/(refs\/heads\/.+)$/);
    if (deletedRef) return void git('update-ref', '-d', deletedRef);
    throw new Error(`The stand-in has no ${request}.`);
  }

  return {
    pulls,
    /** Answers a request. @returns the body of the answer, if any. @throws if GitHub would refuse the request */
    answer(method: string, path: string, body: Fields): unknown {
      if (path === '/graphql') return answerQuery(String(body.query), body.variables as Fields);
      return answerRest(`${method} ${path.replace(`/repos/${REPOSITORY.repo}/`, '')}`, body);
    },
  };
}

import type { Texts } from './savedFaults';

/** A folder as GitHub's GraphQL answers. */
interface Answer {
  data: {
    repository: { object: { entries: { name: string; object: { text?: string } }[] } | null };
  };
}

const QUERY = /* graphql */ `query ($owner: String!, $name: String!, $folder: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $folder) { ... on Tree { entries { name object { ... on Blob { text } } } } }
  }
}`;

/**
 * Reads the published files in the folder of a file, without that file itself.
 * @returns none where GitHub does not answer: the check of the pull request has the last word
 */
export async function filesBeside(
  path: string,
  { repo, branch }: { repo: string; branch: string },
): Promise<Texts> {
  const [owner, name] = repo.split('/');
  const [, folder, file] = /^(.*)\/(.*)$/.exec(path) ?? [];
  // Where Sveltia CMS keeps who has signed in.
  const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  try {
    const answer = await fetch('https://api.github.com/graphql', {
      method: 'POST',
      headers: { Authorization: `token ${token}` },
      body: JSON.stringify({
        query: QUERY,
        variables: { owner, name, folder: `${branch}:${folder}` },
      }),
    });
    const { data }: Answer = await answer.json();
    const entries = (data.repository.object?.entries ?? []).filter((entry) => entry.name !== file);
    return Object.fromEntries(entries.map((entry) => [entry.name, entry.object.text ?? '']));
  } catch {
    return {};
  }
}

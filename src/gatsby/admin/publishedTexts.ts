/** A repository on GitHub, `owner/name`, and the branch that is live. */
export type Repository = { repo: string; branch: string };

const QUERY = /* graphql */ `
query ($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      ... on Tree {
        entries {
          path
          object { ... on Blob { text } }
        }
      }
    }
  }
}`;

/** Returns the access token that Sveltia CMS has stored. */
function accessToken(): string {
  const user = localStorage.getItem('sveltia-cms.user') ?? '{}';

  return JSON.parse(user).token;
}

/** Asks GitHub for the entries of a folder in the live branch. */
async function entriesOf(folder: string, { repo, branch }: Repository) {
  const [owner, name] = repo.split('/');
  const variables = { owner, name, expression: `${branch}:${folder}` };

  const answer = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${accessToken()}` },
    body: JSON.stringify({ query: QUERY, variables }),
  });

  // An error answer has no data, so reading it throws.
  const { data } = await answer.json();

  // GitHub answers null for a folder that does not exist.
  return data.repository.object?.entries ?? [];
}

/**
 * Returns a folder's texts in the live branch, by path in content/; none
 * without a repository.
 * @throws if GitHub fails
 */
export async function publishedTexts(folder: string, repository?: Repository) {
  const texts: Record<string, string> = {};

  if (!repository) return texts;

  // A subfolder has no text.
  for (const { path, object } of await entriesOf(folder, repository))
    texts[path.replace('content/', '')] = object.text ?? '';

  return texts;
}

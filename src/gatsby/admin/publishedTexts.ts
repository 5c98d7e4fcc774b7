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

  const { data } = await answer.json();

  // If GitHub answers with an error, there is no `data`, and this line throws.
  // `object` is null if the folder does not exist.
  return data.repository.object?.entries ?? [];
}

/**
 * Returns the texts of a folder's files in the live branch, by path in
 * content/. Without a repository, returns no texts.
 * @throws if GitHub fails
 */
export async function publishedTexts(folder: string, repository?: Repository) {
  const texts: Record<string, string> = {};

  if (!repository) return texts;

  // An entry without a text is a subfolder.
  for (const { path, object } of await entriesOf(folder, repository))
    texts[path.replace('content/', '')] = object.text ?? '';

  return texts;
}

/** Texts of files by their paths in content/. */
export type Texts = Readonly<Record<string, string>>;

const QUERY = /* graphql */ `query ($owner: String!, $name: String!, $folder: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $folder) { ... on Tree { entries { path object { ... on Blob { text } } } } }
  }
}`;

/**
 * Reads the published files of a folder from GitHub.
 * @param folder in content/
 * @throws Error if GitHub does not answer
 */
export async function publishedTexts(repo: string, branch: string, folder: string): Promise<Texts> {
  const [owner, name] = repo.split('/');
  // Sveltia CMS keeps the token there.
  const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  const variables = { owner, name, folder: `${branch}:content/${folder}`.replace(/\/$/, '') };
  const answer = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}` },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  const { data } = await answer.json();
  // GitHub answers null for a folder that does not exist.
  const entries: { path: string; object: { text?: string } }[] =
    data.repository.object?.entries ?? [];
  return Object.fromEntries(
    entries.map(({ path, object }) => [path.replace('content/', ''), object.text ?? '']),
  );
}

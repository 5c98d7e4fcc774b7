/** A repository on GitHub, `owner/name`, and the branch that is live. */
export type Repository = { repo: string; branch: string };

const QUERY = /* graphql */ `query ($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Tree { entries { path object { ... on Blob { text } } } } }
  }
}`;

/**
 * Returns a folder's texts in the live branch, by path in content/; none
 * without a repository. @throws if GitHub fails
 */
export async function publishedTexts(folder: string, repository?: Repository) {
  const texts: Record<string, string> = {};

  if (!repository) return texts;
  const [owner, name] = repository.repo.split('/');
  const variables = {
    owner,
    name,
    expression: `${repository.branch}:${folder}`,
  };
  const { token } = JSON.parse(
    localStorage.getItem('sveltia-cms.user') ?? '{}',
  ); // set by Sveltia CMS
  const answer = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}` },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  // An error answer has no data, so the loop throws.
  const { data } = await answer.json();

  // GitHub answers null for a folder that does not exist, and no text for a
  // subfolder.
  for (const { path, object } of data.repository.object?.entries ?? [])
    texts[path.replace('content/', '')] = object.text ?? '';

  return texts;
}

/** A GitHub repository, `owner/name`, and the branch that is live. */
export type Repository = { repo: string; branch: string };

/** The text of each file, by its path relative to content/. */
export type Texts = Readonly<Record<string, string>>;

const QUERY = /* graphql */ `query ($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Tree { entries { path object { ... on Blob { text } } } } }
  }
}`;

/**
 * Reads the published files of a folder from GitHub.
 * @param folder path relative to content/, such as `services/`; empty for content/ itself
 * @throws Error if GitHub does not answer or refuses the access token
 */
export async function publishedTexts(repository: Repository, folder: string): Promise<Texts> {
  const [owner, name] = repository.repo.split('/');
  // Sveltia CMS stores the access token in this item.
  const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  // Such as `main:content/services`.
  const expression = `${repository.branch}:content/${folder}`.replace(/\/$/, '');
  const answer = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}` },
    body: JSON.stringify({ query: QUERY, variables: { owner, name, expression } }),
  });
  const { data } = await answer.json();
  // GitHub answers null for a folder that does not exist, and no text for a subfolder.
  const entries: { path: string; object: { text?: string } }[] =
    data.repository.object?.entries ?? [];
  return Object.fromEntries(
    entries.map(({ path, object }) => [path.replace('content/', ''), object.text ?? '']),
  );
}

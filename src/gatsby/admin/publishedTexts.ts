/** The texts of files, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** A folder as GitHub's GraphQL answers. */
interface Answer {
  data: { repository: { object: { entries: { name: string; object: { text?: string } }[] } } };
}

const QUERY = /* graphql */ `query ($owner: String!, $name: String!, $folder: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $folder) { ... on Tree { entries { name object { ... on Blob { text } } } } }
  }
}`;

/**
 * Asks GitHub for the published files of a folder.
 * @returns none where it has none or does not answer: the check of the pull request has the last word
 */
export async function publishedTexts(repo: string, branch: string, folder: string): Promise<Texts> {
  const [owner, name] = repo.split('/');
  try {
    // Where Sveltia CMS keeps who has signed in.
    const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
    const variables = { owner, name, folder: `${branch}:${folder}` };
    const answer = await fetch('https://api.github.com/graphql', {
      method: 'POST',
      headers: { Authorization: `token ${token}` },
      body: JSON.stringify({ query: QUERY, variables }),
    });
    const { data }: Answer = await answer.json();
    const { entries } = data.repository.object;
    return Object.fromEntries(entries.map((entry) => [entry.name, entry.object.text ?? '']));
  } catch {
    return {};
  }
}

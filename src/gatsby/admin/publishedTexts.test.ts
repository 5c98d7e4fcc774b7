import { publishedTexts } from './publishedTexts';

const REPOSITORY = { repo: 'agency/site', branch: 'live' };

interface Request {
  url: string;
  headers: Record<string, string>;
  variables: Record<string, string>;
}

/** Answers like GitHub's GraphQL API, and returns the requests. */
function answerWith(data: unknown): Request[] {
  const requests: Request[] = [];

  globalThis.fetch = async (url, init) => {
    const { variables } = JSON.parse(String(init?.body));

    requests.push({
      url: String(url),
      headers: init?.headers as Record<string, string>,
      variables,
    });

    return Response.json({ data });
  };

  return requests;
}

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => JSON.stringify({ token: 'secret' }) },
  });
});

test('asks GitHub for a folder of the live branch, with the token of the editor', async () => {
  const requests = answerWith({ repository: { object: null } });

  await publishedTexts('content/services', REPOSITORY);

  expect(requests).toEqual([
    {
      url: 'https://api.github.com/graphql',
      headers: { Authorization: 'token secret' },
      variables: {
        owner: 'agency',
        name: 'site',
        expression: 'live:content/services',
      },
    },
  ]);
});

test('returns the texts of the files, by path in content/', async () => {
  const entries = [
    { path: 'content/services/design.md', object: { text: 'Design' } },
    { path: 'content/services/old', object: {} },
  ];

  answerWith({ repository: { object: { entries } } });

  expect(await publishedTexts('content/services', REPOSITORY)).toEqual({
    'services/design.md': 'Design',
    'services/old': '',
  });
});

test('returns no texts for a folder that does not exist, or without a repository', async () => {
  const requests = answerWith({ repository: { object: null } });

  expect(await publishedTexts('content/people', REPOSITORY)).toEqual({});
  expect(await publishedTexts('content/people')).toEqual({});
  expect(requests).toHaveLength(1);
});

test('throws if GitHub answers with an error', async () => {
  answerWith(undefined);

  await expect(publishedTexts('content/people', REPOSITORY)).rejects.toThrow();
});

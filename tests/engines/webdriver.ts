/**
 * One command of classic WebDriver: JSON over HTTP.
 * @throws what the driver says against the command
 */
export async function webdriver<Result>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
): Promise<Result> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

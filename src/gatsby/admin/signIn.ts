/** The window in which staff sign in: it leads to GitHub, takes what GitHub sends back, and hands the token to the editor. */

/** Where this window keeps what it compares GitHub's answer with. */
const KEPT = 'sign-in';
const HERE = location.origin + location.pathname;

/** Tells what went wrong, above the way back. */
function tell(sentence: string): void {
  const [status, again] = [document.querySelector('[role=status]'), document.querySelector('a')];
  if (status) status.textContent = sentence;
  if (again) again.hidden = false;
}

/** The PKCE challenge of a verifier: its hash in base64url. */
async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** Asks our own function. @throws Error with a sentence for staff */
async function ask(body: object): Promise<Record<string, string>> {
  const answer = await fetch('/api/auth', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as Record<string, string> | undefined;
  if (answer?.ok && told) return told;
  throw new Error(told?.error ?? 'The site does not answer. Try again in a minute.');
}

async function goToGitHub(): Promise<void> {
  const { authorize, clientId = '' } = await ask({});
  const state = crypto.randomUUID();
  // GitHub takes 43 letters or more.
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  sessionStorage.setItem(KEPT, JSON.stringify({ state, verifier }));
  const challenge = { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' };
  const asked = { client_id: clientId, redirect_uri: HERE, state, ...challenge };
  location.assign(`${authorize}?${new URLSearchParams(asked)}`);
}

/** Hands the token over as Sveltia CMS wants it: both say that they are there, then it is sent. */
function handOver(token: string): void {
  const editor = window.opener as Window | null;
  if (!editor || editor.closed) return tell('The editor was closed. Open it again to sign in.');
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data === 'authorizing:github')
      editor.postMessage(`authorization:github:success:${JSON.stringify({ token })}`, origin);
  });
  editor.postMessage('authorizing:github', location.origin);
}

async function signIn(): Promise<void> {
  const answer = Object.fromEntries(new URLSearchParams(location.search));
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  sessionStorage.removeItem(KEPT);
  // A code is no part of an address that anybody sees.
  history.replaceState(null, '', HERE);
  if (answer.error)
    return tell('GitHub did not sign you in. Try again, and press Authorize there.');
  if (!answer.code) return goToGitHub();
  if (!answer.state || answer.state !== kept.state)
    return tell('What GitHub sent belongs to another window, or was used. Try again.');
  const { token = '' } = await ask({ code: answer.code, verifier: kept.verifier });
  handOver(token);
}

signIn().catch((error: Error) => tell(error.message));

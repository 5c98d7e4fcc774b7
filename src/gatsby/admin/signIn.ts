/** The window in which staff sign in. It opens GitHub's sign-in page and passes the token to the editor. */

/** Keys in sessionStorage. */
const VERIFIER = 'verifier';
const STATE = 'state';
const HERE = location.origin + location.pathname;

/** Shows what went wrong, and the link that tries again. */
function show(sentence: string): void {
  const [status, again] = [document.querySelector('[role=status]'), document.querySelector('a')];
  if (status) status.textContent = sentence;
  if (again) again.hidden = false;
}

/** Returns the PKCE challenge of a verifier: its SHA-256 hash in base64url. */
async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** Posts to our own function. @throws Error with a sentence for staff */
async function post(fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  const answer = await fetch('/api/auth', { method: 'POST', body }).catch(() => undefined);
  const isOurs = answer?.headers.get('content-type')?.startsWith('text/plain');
  const text = isOurs && (await answer?.text().catch(() => undefined));
  if (answer?.ok && text) return text;
  throw new Error(text || 'The site does not answer. Try again in a minute.');
}

async function goToGitHub(): Promise<void> {
  const address = new URL(await post({}));
  // PKCE takes 43 to 128 characters.
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  const state = crypto.randomUUID();
  sessionStorage.setItem(VERIFIER, verifier);
  sessionStorage.setItem(STATE, state);
  address.searchParams.set('redirect_uri', HERE);
  address.searchParams.set('state', state);
  address.searchParams.set('code_challenge', await challengeOf(verifier));
  address.searchParams.set('code_challenge_method', 'S256');
  location.assign(address);
}

/** Passes the token to Sveltia CMS: both send a greeting, then the token follows. */
function passOn(token: string): void {
  const editor = window.opener as Window | null;
  if (!editor || editor.closed) return show('The editor was closed. Open it again to sign in.');
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data === 'authorizing:github')
      editor.postMessage(`authorization:github:success:${JSON.stringify({ token })}`, origin);
  });
  editor.postMessage('authorizing:github', location.origin);
}

async function signIn(): Promise<void> {
  const { error, code, state } = Object.fromEntries(new URLSearchParams(location.search));
  const verifier = sessionStorage.getItem(VERIFIER);
  const kept = sessionStorage.getItem(STATE);
  sessionStorage.clear();
  // Keep the code out of the browser's history.
  history.replaceState(null, '', HERE);
  if (error) return show('GitHub did not sign you in. Try again, and press Authorize there.');
  if (!code) return goToGitHub();
  if (!verifier || !kept || state !== kept)
    return show('This sign-in was used, or began in another window. Try again.');
  passOn(await post({ code, verifier }));
}

signIn().catch((error: Error) => show(error.message));

/**
 * The window in which staff sign in. It opens GitHub's sign-in page and passes
 * GitHub's access token to the editor.
 */
import pkceChallenge from 'pkce-challenge';

const SIGN_IN_URL = location.origin + location.pathname;

/** Returns the text of the sign-in function's answer, `''` if it has none. */
async function textFromFunction(answer?: Response): Promise<string> {
  const type = answer?.headers.get('content-type');

  // Error pages of the host have another content type; staff must not see their
  // HTML.
  if (!answer || !type?.startsWith('text/plain')) return '';

  return answer.text().catch(() => '');
}

/**
 * Posts fields to the sign-in function, and returns the text of its answer.
 * @throws with a reason for staff
 */
async function post(fields: Record<string, string>): Promise<string> {
  const answer = await fetch('/api/auth', {
    method: 'POST',
    body: new URLSearchParams(fields),
  }).catch(() => undefined);
  const text = await textFromFunction(answer);

  if (answer?.ok && text) return text;

  throw new Error(text || 'The site does not answer. Try again in a minute.');
}

async function goToGitHub(): Promise<void> {
  // Without a code, the function answers with the URL of GitHub's sign-in page.
  // The URL has our client ID.
  const gitHubUrl = await post({});

  const state = crypto.randomUUID();
  const { code_verifier: verifier, ...challenge } = await pkceChallenge();

  sessionStorage.setItem(state, verifier);

  const query = new URLSearchParams({
    redirect_uri: SIGN_IN_URL,
    state,
    ...challenge,
  });

  location.assign(`${gitHubUrl}&${query}`);
}

/** Passes the token to the editor, which has opened this window. */
function passToEditor(token: string): void {
  const editor = window.opener as Window | null;

  if (!editor || editor.closed)
    throw new Error('The editor was closed. Open it again to sign in.');

  // The protocol of Sveltia CMS: this window sends `authorizing:github`, the
  // editor sends the same words back, and then this window sends the token.
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data !== 'authorizing:github') return;

    const message = `authorization:github:success:${JSON.stringify({ token })}`;

    editor.postMessage(message, origin);
  });
  editor.postMessage('authorizing:github', location.origin);
}

async function signIn(): Promise<void> {
  const {
    error,
    code,
    state = '',
  } = Object.fromEntries(new URLSearchParams(location.search));

  // A state that was forged, was already used or comes from another window has
  // no verifier here.
  const verifier = sessionStorage.getItem(state);

  // Each verifier is used once.
  sessionStorage.clear();

  // Keeps the code out of the browser's history.
  history.replaceState(null, '', SIGN_IN_URL);

  if (error)
    throw new Error(
      'GitHub did not sign you in. Try again, and press Authorize there.',
    );

  if (!code) return goToGitHub();

  if (!verifier)
    throw new Error(
      'This sign-in was used, or began in another window. Try again.',
    );

  passToEditor(await post({ code, verifier }));
}

signIn().catch(({ message }: Error) => {
  document.querySelector('[role=status]')?.replaceChildren(message);
  document.querySelector('a')?.removeAttribute('hidden');
});

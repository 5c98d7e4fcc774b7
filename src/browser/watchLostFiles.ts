import { showReloadNotice } from './reloadNotice';
import { behaveWithoutScripts } from './scriptsState';

/** An error of webpack. `request` is the URL of the file that did not load. */
type ChunkError = Error & { request?: string };

const isOwnFile = ({ request = '' }: ChunkError): boolean =>
  URL.canParse(request, location.href) &&
  new URL(request, location.href).origin === location.origin;

/**
 * If a file that Gatsby needs to start does not load, keeps the page, shows it
 * as one without scripts, and adds the reload notice. Files that Gatsby needs
 * later have handlers of their own.
 *
 * Call it before Gatsby starts: for any failed chunk, even one of an extension,
 * Gatsby would reload the page, and the visitor's text would be gone.
 */
export function watchLostFiles(): void {
  addEventListener('unhandledrejection', (event) => {
    const message = String(event.reason);
    // webpack: "Loading chunk 5 failed.", "Loading CSS chunk 5 failed."
    const isChunk = /loading (css )?chunk/i.test(message);

    if (isChunk) event.stopImmediatePropagation();

    const isOwnChunk = isChunk && isOwnFile(event.reason as ChunkError);
    // Gatsby: "page resources for /about not found. Not rendering React"
    const isPageData = /page resources/i.test(message);

    if (!isOwnChunk && !isPageData) return;

    behaveWithoutScripts();
    showReloadNotice();
  });
}

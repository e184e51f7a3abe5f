/** After this time the notice is shown, although a part may still be loading. */
const TIMEOUT_MS = 120_000;

/**
 * Watches the main script and the stylesheet until the application has rendered. Shows the notice in the page when one
 * of them fails, is answered with something else (the index page, for an outdated address), throws, or takes too long.
 */
export function watchStart(page: Window): { markRendered(): void; showStartError(): void } {
  function showStartError(): void {
    const notice = page.document.getElementById('linnet-failed');
    if (notice) notice.hidden = false;
    // The request failed before the notice was parsed: it is shown as soon as it has been.
    else page.addEventListener('DOMContentLoaded', showStartError, { once: true });
  }
  const timer = page.setTimeout(showStartError, TIMEOUT_MS);
  page.addEventListener('error', handleError, true);
  page.addEventListener('unhandledrejection', showStartError);

  function handleError(event: Event): void {
    if (isOurs(event.target)) showStartError();
  }

  function markRendered(): void {
    page.clearTimeout(timer);
    page.removeEventListener('error', handleError, true);
    page.removeEventListener('unhandledrejection', showStartError);
    page.removeEventListener('DOMContentLoaded', showStartError);
    const notice = page.document.getElementById('linnet-failed');
    if (notice) notice.hidden = true;
  }
  return { markRendered, showStartError };
}

/** Whether an error event is of our script or stylesheet, or an uncaught exception (then its target is the window). */
function isOurs(source: EventTarget | null): boolean {
  if (source instanceof HTMLLinkElement) return source.rel === 'stylesheet';
  return !(source instanceof Element) || source instanceof HTMLScriptElement;
}

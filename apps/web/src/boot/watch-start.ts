/** After this the person is told, even when a part may still be on its way. */
const patience = 120_000;

/**
 * Watches the main script and stylesheet until the application has appeared. A part that fails, comes back
 * as something else (an old address answered with the index page), throws, or takes too long shows the
 * notice that waits in the page.
 */
export function watchStart(page: Window): { appeared(): void; failed(): void } {
  function failed(): void {
    const notice = page.document.getElementById('linnet-failed');
    if (notice) notice.hidden = false;
    // A part asked for before the notice was parsed: show it as soon as it is there.
    else page.addEventListener('DOMContentLoaded', failed, { once: true });
  }
  const timer = page.setTimeout(failed, patience);
  page.addEventListener('error', handleError, true);
  page.addEventListener('unhandledrejection', failed);

  function handleError(event: Event): void {
    if (isOurs(event.target)) failed();
  }

  function appeared(): void {
    page.clearTimeout(timer);
    page.removeEventListener('error', handleError, true);
    page.removeEventListener('unhandledrejection', failed);
    page.removeEventListener('DOMContentLoaded', failed);
    const notice = page.document.getElementById('linnet-failed');
    if (notice) notice.hidden = true;
  }
  return { appeared, failed };
}

/** A script or stylesheet that did not load, or an exception that nobody caught (its target is the window). */
function isOurs(source: EventTarget | null): boolean {
  if (source instanceof HTMLLinkElement) return source.rel === 'stylesheet';
  return !(source instanceof Element) || source instanceof HTMLScriptElement;
}

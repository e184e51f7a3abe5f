declare global {
  /** Not in the standard library's types yet, and not in every browser. */
  var trustedTypes: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules } | undefined;
}

/** The address of the main script stands in the page's head; in development the page loads it itself. */
const mainAddress = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="linnet-main"]')?.content;

/** Resolves when the page is parsed and its stylesheet has loaded, or could not be loaded. */
export function whenStyled(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const pending = new Set(['parsed', 'styled']);
    const done = (what: string): void => {
      pending.delete(what);
      if (pending.size === 0) resolve();
    };
    // The page links its stylesheet in the body; links in the head are of lazy styles.
    const handleStyle = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.parentElement !== page.head) done('styled');
    };
    page.addEventListener('load', handleStyle, { capture: true });
    page.addEventListener('error', handleStyle, { capture: true });
    page.addEventListener('DOMContentLoaded', () => done('parsed'), { once: true });
  });
}

/** Resolves after the next frame has been painted; at once in a page that nobody sees, which paints none. */
export function nextPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Loads the main script. */
export function loadMain(page: Document): void {
  const address = mainAddress(page);
  if (address === undefined) return;
  const rules = { createScriptURL: (url: string) => url };
  const policy = globalThis.trustedTypes?.createPolicy('linnet-start', rules) ?? rules;
  const script = page.createElement('script');
  script.src = policy.createScriptURL(address);
  page.head.append(script);
}

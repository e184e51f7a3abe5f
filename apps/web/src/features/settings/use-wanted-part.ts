import { useEffect } from 'react';

const FIELDS = 'input:not([hidden]), textarea, select, button, a[href]';

/** Brings the part that somebody came for into view, once it is there, with the focus on its first control. */
export function useWantedPart(part: string | undefined): void {
  useEffect(() => {
    if (part === undefined) return;
    function find(): boolean {
      const found = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part ?? '')}"]`);
      if (found === null) return false;
      const field = found.matches(FIELDS) ? found : found.querySelector<HTMLElement>(FIELDS);
      field?.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    }
    if (find()) return;
    // Parts of other features come with their code and what the server says.
    const watch = new MutationObserver(() => find() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [part]);
}

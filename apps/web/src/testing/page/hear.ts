import { onTestFinished } from 'vitest';

/** What a screen reader says on its own. */
export interface Heard {
  readonly words: string;
  /** It waits until somebody pauses, or speaks at once. */
  readonly manner: 'polite' | 'assertive';
}

const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';

/** Records what is added to live regions from now on; resolves to all of it, oldest first. */
export function hear(): () => readonly Heard[] {
  const heard: Heard[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const added of type === 'characterData' ? [target] : addedNodes) note(added);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => heard;

  function note(added: Node): void {
    const element = added instanceof Element ? added : added.parentElement;
    const regions = [
      element?.closest(LIVE),
      ...(added instanceof Element ? added.querySelectorAll(LIVE) : []),
    ];
    for (const region of regions) {
      const manner = region && mannerOf(region);
      const words = (region?.contains(added) ? added : region)?.textContent?.trim();
      if (manner && words) heard.push({ words, manner });
    }
  }
}

function mannerOf(region: Element): Heard['manner'] | undefined {
  const said =
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  return said === 'polite' || said === 'assertive' ? said : undefined;
}

import type { Page } from '@playwright/test';

/** The least height and width of what a finger presses: 44 pixels, of which a neighbour may take a few. */
const LEAST = 38;

/** Controls of the same kind that are measured on one screen. */
const OF_A_KIND = 2;

const controls = [
  ...[
    'a[href]:has(> svg)',
    'a[href][class*=button]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
  ],
  ...['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'option', 'menuitem', 'menuitemradio'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * Finds controls on which a finger has less than 44 pixels in height or width, measured by what lies under each point: an
 * area that is larger than what is seen counts, and one that a neighbour takes away does not. Links made of words alone
 * are as high as their lines and are left out, and so are links beside a larger one to the same address. What lies over
 * the page hides it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ controls: selector, least, most }) => {
      const over = [
        ...document.querySelectorAll('dialog[open], :is([role=dialog], [role=alertdialog], [role=menu])'),
      ];
      const within = over.findLast(isSeen) ?? document.body;
      const counts = new Map<string, number>();
      const found: string[] = [];
      for (const control of within.querySelectorAll<HTMLElement>(selector)) {
        if (!isSeen(control) || control.matches(':disabled') || isInText(control)) continue;
        const kind = `${control.tagName} ${control.className} ${control.parentElement?.className}`;
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        if (count > most) continue;
        const size = measure(control);
        if (size !== null && (size.width < least || size.height < least) && !hasLargeTwin(control))
          found.push(`${size.width} × ${size.height}: ${control.outerHTML.slice(0, 160)}`);
      }
      scrollTo(0, 0);
      return found;

      function isSeen(element: Element): boolean {
        const { width, height } = element.getBoundingClientRect();
        const isDrawn = element.checkVisibility({ visibilityProperty: true });
        return isDrawn && width > 1 && height > 1 && element.closest('[inert], [aria-hidden=true]') === null;
      }

      /** Null when something else lies over its middle, such as a bar that stays while the page scrolls. */
      function measure(control: HTMLElement): { width: number; height: number } | null {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const [box] = control.getClientRects();
        if (box === undefined) return null;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!isHit(control, x, y)) return null;
        const reach = (right: number, down: number): number => {
          let far = 0;
          while (far < 60 && isHit(control, x + right * (far + 1), y + down * (far + 1))) far += 1;
          return far;
        };
        return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) };
      }

      function isHit(control: HTMLElement, x: number, y: number): boolean {
        const under = document.elementFromPoint(x, y);
        if (under === null) return false;
        const pressed = under.closest<HTMLElement>(selector) ?? under.closest('label')?.control ?? null;
        if (pressed === control) return true;
        return pressed !== null && addressOf(pressed) !== null && addressOf(pressed) === addressOf(control);
      }

      function addressOf(element: Element): string | null {
        return element instanceof HTMLAnchorElement ? element.href : null;
      }

      function hasLargeTwin(control: HTMLElement): boolean {
        const address = addressOf(control);
        if (address === null) return false;
        const part = control.closest('article, li, section, main') ?? document.body;
        return [...part.querySelectorAll('a')].some((twin) => {
          if (twin === control || twin.href !== address) return false;
          const size = measure(twin);
          return size !== null && size.width >= least && size.height >= least;
        });
      }

      /** Whether there are words around it in its line. */
      function isInText(control: HTMLElement): boolean {
        if (getComputedStyle(control).display !== 'inline') return false;
        let block = control.parentElement;
        while (block !== null && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
          block = block.parentElement;
        if (block === null) return false;
        const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
          if (/[\p{L}\p{N}]/u.test(node.textContent ?? '') && !node.parentElement?.closest(selector))
            return true;
        return false;
      }
    },
    { controls, least: LEAST, most: OF_A_KIND },
  );
}

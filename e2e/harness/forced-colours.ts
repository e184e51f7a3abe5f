import type { Page } from '@playwright/test';

/**
 * Shows the page in the colours of the system, as people with little sight set them, and resolves to what is lost
 * there: fields without an edge, and things switched on, chosen or current that look like those beside them.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Runs in the page. */
function findLost(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null
    );
  };
  return [...fieldsWithoutEdge(), ...likeTheirNeighbours()];

  function fieldsWithoutEdge(): string[] {
    const fields = 'input:is([type=text], [type=search], [type=number], :not([type])), textarea, select';
    return [...document.querySelectorAll(fields)]
      .filter(
        (field) =>
          isSeen(field) && ![field, field.parentElement, field.parentElement?.parentElement].some(hasEdge),
      )
      .map((field) => `no edge: ${field.outerHTML.slice(0, 160)}`);
  }

  function hasEdge(element: Element | null | undefined): boolean {
    if (!element) return false;
    const style = getComputedStyle(element);
    const isDrawn = (width: string, kind: string) => Number.parseFloat(width) > 0 && kind !== 'none';
    return (
      isDrawn(style.borderBottomWidth, style.borderBottomStyle) ||
      isDrawn(style.outlineWidth, style.outlineStyle)
    );
  }

  function likeTheirNeighbours(): string[] {
    const states: readonly (readonly [on: string, off: string])[] = [
      ['[aria-pressed=true]', '[aria-pressed=false]'],
      ['[aria-checked=true]', '[aria-checked=false]'],
      ['[aria-selected=true]', '[aria-selected=false]'],
      ['nav [aria-current]:not([aria-current=false])', 'nav :not([aria-current])'],
      ['input:checked', 'input:not(:checked)'],
    ];
    return states.flatMap(([on, off]) => {
      const others = [...document.querySelectorAll(off)];
      return [...document.querySelectorAll(on)].flatMap((shown) => {
        if (!isSeen(shown)) return [];
        const other = others.find(
          (each) => isSeen(each) && each.tagName === shown.tagName && each.className === shown.className,
        );
        return other !== undefined && lookOf(shown) === lookOf(other)
          ? [`looks like one that is not ${on}: ${shown.outerHTML.slice(0, 160)}`]
          : [];
      });
    });
  }

  /** How an element, what is in it, and what stands for a hidden field is drawn, without what it says. */
  function lookOf(element: Element): string {
    const parts = [
      element,
      ...element.querySelectorAll('*'),
      element.nextElementSibling,
      element.closest('label'),
    ];
    return parts
      .flatMap((part) => (part ? [null, '::before', '::after'].map((pseudo) => ({ part, pseudo })) : []))
      .map(({ part, pseudo }) => {
        const style = getComputedStyle(part, pseudo);
        // The browser itself draws whether it is on.
        const isNative = part instanceof HTMLInputElement && style.appearance === 'auto';
        const shape = part.getAttribute('d') ?? part.getAttribute('href') ?? '';
        return [
          isNative && part.checked,
          style.content,
          style.color,
          style.backgroundColor,
          style.border,
          style.outline,
          style.textDecoration,
          style.fontWeight,
          style.transform,
          style.translate,
          style.fill,
          style.display,
          style.opacity,
          part instanceof SVGElement ? shape : '',
        ].join();
      })
      .join('|');
  }
}

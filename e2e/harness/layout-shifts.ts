import type { Page } from '@playwright/test';

/** The property of `window` with the recorded shifts. */
const SHIFTS_KEY = 'linnetShifts';

interface LayoutShift {
  /** The browser's score, without a unit: how much of the window moved, and how far. */
  value: number;
  /** The elements that moved. */
  moved: string[];
}

/** Records all layout shifts from the first paint on. Call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((keep) => {
    const shifts: object[] = [];
    Object.assign(window, { [keep]: shifts });
    const nameOf = (source: object) => {
      const node: unknown = Reflect.get(source, 'node');
      return node instanceof Element ? node.outerHTML.slice(0, 120) : String(node);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: object[] = Reflect.get(entry, 'sources');
        shifts.push({ value: Reflect.get(entry, 'value'), moved: sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SHIFTS_KEY);
}

/** The layout shifts so far. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async (keep) => {
    // A shift is reported after its frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shifts: LayoutShift[] = Reflect.get(window, keep);
    return shifts;
  }, SHIFTS_KEY);
}

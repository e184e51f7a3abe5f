/** Notes of a page's start; written by `watchLoad`, read when the page has settled. */
export interface LoadNotes {
  /** Milliseconds since the navigation; null while there is no status. */
  firstStatus: number | null;
  /** Milliseconds since the navigation; null before anything is painted. */
  largestPaint: number | null;
  longTasks: { start: number; duration: number }[];
  layoutShift: number;
}

declare global {
  interface Window {
    benchNotes?: LoadNotes;
  }
}

/** The performance mark at the first status, by which it is found in a trace. To be given to `watchLoad`. */
export const FIRST_STATUS_MARK = 'bench: first status';

/**
 * Runs in the page before its own scripts. The first status counts as shown when 15 characters of its text are
 * painted in view: seen in one frame, and presented with it.
 */
export function watchLoad(firstStatusMark: string): void {
  const enough = 15;
  const notes: LoadNotes = { firstStatus: null, largestPaint: null, longTasks: [], layoutShift: 0 };
  window.benchNotes = notes;
  // Some starts request more than the 250 files that are kept otherwise.
  performance.setResourceTimingBufferSize(2000);

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  new PerformanceObserver((list) => {
    notes.largestPaint = list.getEntries().at(-1)?.startTime ?? notes.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      notes.layoutShift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const isReadable = (text: Element): boolean => {
    if ((text.textContent ?? '').trim().length < enough) return false;
    const { top, bottom, height } = text.getBoundingClientRect();
    if (height === 0 || bottom <= 0 || top >= innerHeight) return false;
    return text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const check = (): void => {
    const texts = document.querySelectorAll('[data-status] div[dir="auto"], #linnet-preview div[dir="auto"]');
    if (![...texts].some(isReadable)) {
      requestAnimationFrame(check);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      notes.firstStatus = performance.now();
      performance.mark(firstStatusMark);
      port1.close();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(check);
}

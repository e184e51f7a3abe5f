import { debounced } from '../browser/debounced';

/** Milliseconds in which nothing was loaded after which the line counts as quiet. */
const REST_MS = 4000;

/** Kinds of lines, as browsers name them in `navigator.connection`, that are kept for what the viewer asks for. */
const SLOW_LINES: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * Calls back once, when the page has loaded nothing for a while and the browser is idle: what the next press probably
 * needs can then be loaded without delaying anything else. Never on a slow line. The returned function stops waiting.
 */
export function whenQuiet(callback: () => void): () => void {
  if (SLOW_LINES.includes(Object(Reflect.get(navigator, 'connection')).effectiveType)) return () => undefined;
  const end = (): void => {
    observer.disconnect();
    rest.end();
  };
  const rest = debounced(
    () => {
      end();
      runWhenIdle(callback);
    },
    { pauseMs: REST_MS, maxDelayMs: Number.POSITIVE_INFINITY },
  );
  const observer = new PerformanceObserver(rest.schedule);
  observer.observe({ type: 'resource' });
  rest.schedule();
  return end;
}

/** Runs a task when the browser has nothing else to do; at once where it can't tell. */
export function runWhenIdle(task: () => void, timeout = REST_MS): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout });
  else task();
}

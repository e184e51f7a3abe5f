import type { Environment } from '../kernel/environment';
import { createRetries } from '../kernel/retries';

/**
 * Calls `task` until it resolves with true: at growing intervals while the page is visible, and at once when it
 * becomes visible again or the network is back.
 */
export function retryUntilDone(
  task: () => Promise<boolean>,
  { forLive, log }: Pick<Environment, 'forLive' | 'log'>,
): void {
  const retries = createRetries();
  let isUnderWay = false;
  let isOver = false;
  const ends: (() => void)[] = [];

  function end(): void {
    isOver = true;
    retries.cancel();
    for (const stop of ends.splice(0)) stop();
  }

  async function attempt(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    retries.cancel();
    const isDone = await task();
    isUnderWay = false;
    if (isDone) end();
    else retries.schedule(tryUnlessHidden);
  }

  let isVisible = (): boolean => true;
  const tryUnlessHidden = (): void => {
    if (isVisible()) void attempt();
  };

  async function listen(): Promise<void> {
    const { attention, onNetwork } = await forLive();
    if (isOver) return;
    isVisible = attention.get;
    ends.push(
      attention.subscribe(tryUnlessHidden),
      onNetwork(() => void attempt()),
    );
  }

  retries.schedule(tryUnlessHidden);
  listen().catch((error: unknown) =>
    log('warn', 'the features of the server are retried by a timer alone', error),
  );
}

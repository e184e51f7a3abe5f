import { ApiError } from '@linnet/api';
import type { Log } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import type { Live } from './live';
import type { PrepareLiveOptions } from './open-live';

/** Milliseconds until code that could not be loaded is loaded again. */
const RETRY_DELAY_MS = 10_000;

export type LazyLive = Pick<Live, 'start' | 'wake' | 'stop'>;

/** The live connection, whose code is loaded after the first statuses. */
export function createLazyLive(options: PrepareLiveOptions, log: Log): LazyLive {
  let live: Live | null = null;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    isWanted = true;
    try {
      const open = await loadPart(() => import('./open-live').then((part) => part.prepareLive(options)));
      live ??= open();
      if (isWanted) live.start();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the code for the live connection could not be loaded', error);
      options.isStreamAwaited.set(false);
      clearTimeout(timer);
      if (isWanted) timer = setTimeout(start, RETRY_DELAY_MS);
    }
  }

  return {
    start: () => void start(),
    wake() {
      if (live !== null) live.wake();
      else if (isWanted) void start();
    },
    stop() {
      isWanted = false;
      clearTimeout(timer);
      live?.stop();
    },
  };
}

import { ApiError } from '@linnet/api';
import type { Environment, Log } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import type { Live } from './live';
import type { OpenLiveOptions } from './open-live';

/** Milliseconds until code that could not be loaded is loaded again. */
const RETRY_DELAY_MS = 10_000;

export type LazyLive = Pick<Live, 'start' | 'wake' | 'stop'>;

/** The live connection, whose code is loaded after the first statuses. */
export function createLazyLive(
  options: Omit<OpenLiveOptions, 'liveEnvironment'> & { environment: Pick<Environment, 'forLive'> },
  log: Log,
): LazyLive {
  let live: Live | null = null;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    isWanted = true;
    try {
      const load = () => Promise.all([import('./open-live'), options.environment.forLive()]);
      const [{ openLive }, liveEnvironment] = await loadPart(load);
      live ??= openLive({ ...options, liveEnvironment });
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

import { ApiError } from '@linnet/api';
import type { Environment, Log } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import type { Live } from './live';
import type { OpenLiveOptions } from './open-live';

/** Milliseconds until code that could not be loaded is loaded again. */
const AGAIN_AFTER = 10_000;

export type LazyLive = Pick<Live, 'start' | 'wake' | 'stop'>;

/** The live connection, whose code is loaded after the first statuses. */
export function createLazyLive(
  options: Omit<OpenLiveOptions, 'world'> & { environment: Pick<Environment, 'forLive'> },
  log: Log,
): LazyLive {
  let live: Live | null = null;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    wanted = true;
    try {
      const load = () => Promise.all([import('./open-live'), options.environment.forLive()]);
      const [{ openLive }, world] = await loadPart(load);
      live ??= openLive({ ...options, world });
      if (wanted) live.start();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the code for the live connection could not be loaded', error);
      clearTimeout(timer);
      if (wanted) timer = setTimeout(start, AGAIN_AFTER);
    }
  }

  return {
    start: () => void start(),
    wake() {
      if (live !== null) live.wake();
      else if (wanted) void start();
    },
    stop() {
      wanted = false;
      clearTimeout(timer);
      live?.stop();
    },
  };
}

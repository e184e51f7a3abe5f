import type { TabChannels } from '../kernel/environment';

interface PresenceOptions {
  readonly pages: Pick<TabChannels, 'withLock'>;
  /** Name of the lock that a tab holds as long as it exists. */
  readonly lockOf: (page: string) => string;
  readonly page: string;
  readonly onGone: (other: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows other tabs that this one exists, and notices when another is gone: a closed or crashed tab sends nothing, but
 * releases its lock.
 */
export interface Presence {
  /** Resolves once this tab holds its lock. */
  readonly locked: Promise<void>;
  readonly ended: Promise<void>;
  /** Calls `onGone` when the other tab is gone. */
  watch(other: string): void;
  end(): void;
}

export function createPresence({ pages, lockOf, page, onGone, onError }: PresenceOptions): Presence {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const locked = new Promise<void>((resolve) => {
    const holdLock = (): Promise<void> => {
      resolve();
      return ended;
    };
    pages.withLock(lockOf(page), holdLock).catch(onError);
  });
  const watched = new Set<string>();

  return {
    locked,
    ended,
    end,
    watch(other) {
      if (watched.has(other)) return;
      watched.add(other);
      const reportGone = async (): Promise<void> => {
        watched.delete(other);
        onGone(other);
      };
      pages.withLock(lockOf(other), reportGone).catch(onError);
    },
  };
}

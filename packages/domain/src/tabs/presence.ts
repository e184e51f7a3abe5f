import type { TalkingPages } from '../environment';

interface PresenceOptions {
  readonly pages: Pick<TalkingPages, 'alone'>;
  /** The lock that a page holds as long as it is there. */
  readonly lockOf: (page: string) => string;
  readonly page: string;
  readonly onGone: (other: string) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** That this page is there, and which others are: one that is closed, or crashes, says nothing, but its lock is free. */
export interface Presence {
  /** The others can know of it from now on. */
  readonly begun: Promise<void>;
  readonly ended: Promise<void>;
  /** Waits for the end of another. */
  watch(other: string): void;
  end(): void;
}

export function createPresence({ pages, lockOf, page, onGone, onTrouble }: PresenceOptions): Presence {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = new Promise<void>((resolve) => {
    const stay = (): Promise<void> => {
      resolve();
      return ended;
    };
    pages.alone(lockOf(page), stay).catch(onTrouble);
  });
  const watched = new Set<string>();

  return {
    begun,
    ended,
    end,
    watch(other) {
      if (watched.has(other)) return;
      watched.add(other);
      const leave = async (): Promise<void> => {
        watched.delete(other);
        onGone(other);
      };
      pages.alone(lockOf(other), leave).catch(onTrouble);
    },
  };
}

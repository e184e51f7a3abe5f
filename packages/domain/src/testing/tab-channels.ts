import type { TabChannels } from '../kernel/environment';

export interface TalkingPage {
  pages: TabChannels;
  /** Ends without a word. */
  crash(): void;
  /** Runs no more, and keeps what it holds. */
  freeze(): void;
  /** Runs again, and hears what was said meanwhile. */
  thaw(): void;
}

interface Listener {
  page: object;
  name: string;
  hear: (message: unknown) => void;
}

/** Pages of one browser that talk to each other, as channels and locks let them: never at once. */
export function tabChannels(): { open(): TalkingPage; settled(): Promise<void> } {
  let listeners: Listener[] = [];
  const turns = new Map<string, Promise<void>>();

  function open(): TalkingPage {
    const page = {};
    let isGone = false;
    let unheard: (() => void)[] | null = null;
    let end = (): void => {};
    const crashed = new Promise<void>((resolve) => (end = resolve));
    return {
      pages: {
        async alone(name, task) {
          const before = turns.get(name) ?? Promise.resolve();
          const begin = () => (isGone ? undefined : Promise.race([task(), crashed]));
          // However the one before has ended, as with the locks of browsers.
          const own = before.then(begin, begin);
          turns.set(name, own);
          await own;
        },
        channel(name, hear) {
          const listener: Listener = {
            page,
            name,
            hear(message) {
              if (unheard === null) hear(message);
              else unheard.push(() => hear(message));
            },
          };
          listeners.push(listener);
          return {
            send(message) {
              if (isGone) return;
              const sent: unknown = structuredClone(message);
              for (const other of listeners) {
                if (other !== listener && other.name === name) queueMicrotask(() => other.hear(sent));
              }
            },
            close: () => void (listeners = listeners.filter((other) => other !== listener)),
          };
        },
      },
      freeze: () => void (unheard ??= []),
      thaw() {
        const missed = unheard ?? [];
        unheard = null;
        for (const take of missed) take();
      },
      crash() {
        isGone = true;
        listeners = listeners.filter((other) => other.page !== page);
        end();
      },
    };
  }

  /** Resolves when nobody has anything left to say. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  }

  return { open, settled };
}

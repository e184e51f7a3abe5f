import type { TabChannels } from '../kernel/environment';

export interface TalkingPage {
  pages: TabChannels;
  /** Crashes the page: it sends nothing more, and its locks are released. */
  crash(): void;
  /** Freezes the page: it receives nothing, and keeps its locks. */
  freeze(): void;
  /** Ends the freeze and delivers the messages missed meanwhile. */
  thaw(): void;
}

interface Listener {
  page: object;
  name: string;
  hear: (message: unknown) => void;
}

/** Pages of one browser with channels and locks; messages arrive asynchronously. */
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
        async withLock(name, task) {
          const before = turns.get(name) ?? Promise.resolve();
          const begin = () => (isGone ? undefined : Promise.race([task(), crashed]));
          // As with browsers' locks, it doesn't matter how the task before has ended.
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

  /** Resolves when all messages have been delivered. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  }

  return { open, settled };
}

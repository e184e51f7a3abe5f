import { createCell } from '../kernel/cell';
import type { LiveEnvironment, OtherPages, RecordStorage, WritingEnvironment } from '../kernel/environment';
import { memoryStorage } from './remembered-storage';

/** A page that has the browser to itself. */
export function lonePage(): WritingEnvironment {
  return {
    otherPages: { onRecord: () => () => {}, alone: (_name, task) => task() },
    language: () => 'en',
    isOnline: () => true,
  };
}

/** A page that is looked at, and shares nothing with others. */
export function watchedPage(): LiveEnvironment {
  return { pages: null, attention: createCell(true), onNetwork: () => () => {} };
}

export interface BrowserPage {
  storage: RecordStorage;
  writing: WritingEnvironment;
  /** Ends without a word, as a page does that crashes: nothing it still does reaches the records, and what it was
   * doing alone is free again. */
  crash(): void;
  isGone(): boolean;
}

/** Pages of one browser: they share records and tell each other of changes, and wait for each other's turn. */
export function browserPages(): { open: () => BrowserPage; records: RecordStorage } {
  const records: RecordStorage = memoryStorage();
  const listeners = new Map<BrowserPage, Set<(name: string) => void>>();
  const locks = new Map<string, Promise<void>>();

  function open(): BrowserPage {
    const notifyOthers = (name: string): void => {
      for (const [other, heard] of listeners) {
        if (other !== page) for (const listener of [...heard]) queueMicrotask(() => listener(name));
      }
    };
    let isGone = false;
    let end = (): void => {};
    const crashed = new Promise<void>((resolve) => (end = resolve));
    const otherPages: OtherPages = {
      onRecord(listener) {
        listeners.get(page)?.add(listener);
        return () => listeners.get(page)?.delete(listener);
      },
      async alone(name, task) {
        const before = locks.get(name) ?? Promise.resolve();
        const own = before.then(() => (isGone ? undefined : Promise.race([task(), crashed])));
        locks.set(
          name,
          own.catch(() => {}),
        );
        await own;
        // Nothing goes on in a page that is gone.
        if (isGone) await new Promise(() => {});
      },
    };
    const page: BrowserPage = {
      writing: { otherPages, language: () => 'en', isOnline: () => true },
      storage: {
        available: true,
        read: records.read,
        keys: records.keys,
        write(name, value) {
          if (isGone) return true;
          const isKept = records.write(name, value);
          notifyOthers(name);
          return isKept;
        },
        remove(name) {
          if (isGone) return;
          records.remove(name);
          notifyOthers(name);
        },
      },
      isGone: () => isGone,
      crash() {
        isGone = true;
        listeners.delete(page);
        end();
      },
    };
    listeners.set(page, new Set());
    return page;
  }
  return { open, records };
}

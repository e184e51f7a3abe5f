import { createCell } from '../kernel/cell';
import type { LiveEnvironment, OtherPages, RecordStorage, WritingEnvironment } from '../kernel/environment';
import { memoryStorage, memoryTexts } from './memory-storage';

/** The composer's environment of a page without other tabs. */
export function lonePage(): WritingEnvironment {
  return {
    otherPages: { onRecord: () => () => {}, withLock: (_name, task) => task() },
    texts: memoryTexts(),
    language: () => 'en',
    isOnline: () => true,
  };
}

/** The live environment of a visible page without other tabs. */
export function watchedPage(): LiveEnvironment {
  return { pages: null, attention: createCell(true), onNetwork: () => () => {} };
}

export interface BrowserPage {
  storage: RecordStorage;
  writing: WritingEnvironment;
  /** Crashes the page: its later writes are lost, and its locks are released. */
  crash(): void;
  isGone(): boolean;
}

/** Pages of one browser that share records, change events and locks. */
export function browserPages(): { open: () => BrowserPage; records: RecordStorage } {
  const records: RecordStorage = memoryStorage();
  const texts = memoryTexts();
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
      async withLock(name, task) {
        const before = locks.get(name) ?? Promise.resolve();
        const own = before.then(() => (isGone ? undefined : Promise.race([task(), crashed])));
        locks.set(
          name,
          own.catch(() => {}),
        );
        await own;
        // Code of a crashed page never continues.
        if (isGone) await new Promise(() => {});
      },
    };
    const page: BrowserPage = {
      writing: { otherPages, texts, language: () => 'en', isOnline: () => true },
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

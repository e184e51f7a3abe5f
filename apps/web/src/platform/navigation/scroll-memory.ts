import { putLatest } from '@linnet/domain';
import type { BrowserStorage } from '../storage/browser-storage';
import { readRecord, writeRecord } from '../storage/storages';
import { type ScrollAnchor, type ScrollPosition, scrollRecord } from './scroll-position';

/** The number of history entries whose scroll position is kept. */
const MAX_ENTRIES = 50;

/** Returns the row at the top of the window; `unchanged` keeps the stored position while the rows are still loading. */
type AnchorReader = () => ScrollAnchor | 'unchanged' | undefined;

/**
 * Scroll positions of the history entries. Kept in memory while the page is open, and in the tab's storage over a
 * reload. A screen that knows its rows claims the anchor: its position is then stored and restored by a row.
 */
export class ScrollMemory {
  readonly #storage: BrowserStorage;
  readonly #positions: Map<string, ScrollPosition>;
  #readAnchor: AnchorReader | undefined;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
    this.#positions = new Map(Object.entries(readRecord(storage, scrollRecord) ?? {}));
  }

  position(key: string): ScrollPosition | undefined {
    return this.#positions.get(key);
  }

  /** True while a screen restores its scroll position itself. */
  get claimed(): boolean {
    return this.#readAnchor !== undefined;
  }

  /** Registers the screen's own anchor. Returns the function that ends the claim. */
  claim(readAnchor: AnchorReader): () => void {
    this.#readAnchor = readAnchor;
    return () => {
      if (this.#readAnchor === readAnchor) this.#readAnchor = undefined;
    };
  }

  /** Stores the current scroll position under the key of its entry. */
  put(key: string, top: number): void {
    const anchor = this.#readAnchor?.();
    if (anchor === 'unchanged' && this.#positions.get(key)?.anchor) return;
    if (anchor === 'unchanged') return putLatest(this.#positions, [key, { top }], MAX_ENTRIES);
    putLatest(this.#positions, [key, anchor ? { top, anchor } : { top }], MAX_ENTRIES);
  }

  /** Sets the position of an entry that was not shown yet. */
  set(key: string, position: ScrollPosition): void {
    putLatest(this.#positions, [key, position], MAX_ENTRIES);
  }

  /** Writes the positions to the tab's storage, for a reload. */
  store(): void {
    writeRecord(this.#storage, scrollRecord, Object.fromEntries(this.#positions));
  }
}

import { putLatest } from '@linnet/domain';
import type { BrowserStorage } from '../storage/browser-storage';
import { readRecord, writeRecord } from '../storage/json-record';
import { type ScrollAnchor, type ScrollPlace, scrollRecord } from './scroll-place';

/** Entries further back than this lose their place. */
const remembered = 50;

/** Tells by which row the screen is read; `as it was` while its rows are still on their way. */
type AnchorReader = () => ScrollAnchor | 'as it was' | undefined;

/**
 * The places of the history's entries. Kept in memory while the page lives, in the tab's storage over a reload.
 * A screen that knows its rows claims the anchor: its place is then remembered by a row, and restored by it.
 */
export class ScrollMemory {
  readonly #storage: BrowserStorage;
  readonly #places: Map<string, ScrollPlace>;
  #readAnchor: AnchorReader | undefined;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
    this.#places = new Map(Object.entries(readRecord(storage, scrollRecord) ?? {}));
  }

  place(key: string): ScrollPlace | undefined {
    return this.#places.get(key);
  }

  /** True while a screen restores its place itself. */
  get claimed(): boolean {
    return this.#readAnchor !== undefined;
  }

  /** The screen will say by which row it is read; until the returned function is called. */
  claim(readAnchor: AnchorReader): () => void {
    this.#readAnchor = readAnchor;
    return () => {
      if (this.#readAnchor === readAnchor) this.#readAnchor = undefined;
    };
  }

  /** Notes the present place under the key of its entry. */
  keep(key: string, top: number): void {
    const anchor = this.#readAnchor?.();
    if (anchor === 'as it was' && this.#places.get(key)?.anchor) return;
    if (anchor === 'as it was') return putLatest(this.#places, [key, { top }], remembered);
    putLatest(this.#places, [key, anchor ? { top, anchor } : { top }], remembered);
  }

  /** Puts the places where a reload finds them. */
  store(): void {
    writeRecord(this.#storage, scrollRecord, Object.fromEntries(this.#places));
  }
}

import { onInteraction } from '../browser/interaction';
import { tabStorage } from '../storage/storages';
import { entryFromHere, newEntry, readEntry } from './navigate';
import { ScrollMemory } from './scroll-memory';
import type { ScrollAnchor } from './scroll-position';

/** How the current screen was reached: a link opens it at its top, history navigation restores its scroll position. */
type Arrival = 'link' | 'return';

export interface PageVisit {
  /** Key of the history entry. */
  readonly key: string;
  readonly arrival: Arrival;
}

/** Follows the history of this tab, from before the first render: on Back it must read the old position first. */
export class PageHistory {
  readonly scroll: ScrollMemory;
  /** Key of the entry with which the page was loaded. */
  readonly #initialKey: string;
  #visit: PageVisit;
  #hasInteracted = false;
  readonly #listeners = new Set<() => void>();

  constructor(scroll: ScrollMemory) {
    this.scroll = scroll;
    const entry = readEntry(history.state);
    // The entry has a key already: the page was reloaded or the tab restored.
    this.#visit = entry ? { key: entry.key, arrival: 'return' } : this.#assignKey('link');
    this.#initialKey = this.#visit.key;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.#handleMove('return'));
    // Dispatched by the router, which wraps the methods of `history`.
    addEventListener('pushState', () => this.#handleMove('link', true));
    addEventListener('replaceState', () => this.#handleMove(this.#visit.arrival));
    onInteraction(() => (this.#hasInteracted = true));
    addEventListener('pagehide', () => this.#store());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#store();
    });
  }

  readonly visit = (): PageVisit => this.#visit;

  /** Shows the screen with which the page was loaded as if the viewer had come back to this position. */
  continueAt(anchor: ScrollAnchor): void {
    if (this.#visit.arrival === 'return') return;
    this.#visit = { ...this.#visit, arrival: 'return' };
    // Any `top` but 0: at the top of the page the anchor would not be used.
    this.scroll.set(this.#visit.key, { top: 1, anchor });
  }

  /** Whether this is the entry with which the page was loaded: it needs no scrolling to the top. */
  isInitialEntry(key: string): boolean {
    return key === this.#initialKey;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when the history has moved; the screen of the previous entry is still mounted. */
  #handleMove(arrival: Arrival, fromHere = false): void {
    const key = readEntry(history.state)?.key ?? this.#assignKey(arrival, fromHere).key;
    if (key === this.#visit.key) return;
    this.#storePosition();
    this.#visit = { key, arrival };
    this.#hasInteracted = false;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Gives the current entry a new key, without notifying the router. */
  #assignKey(arrival: Arrival, fromHere = false): PageVisit {
    const entry = fromHere ? entryFromHere() : newEntry();
    History.prototype.replaceState.call(history, entry, '');
    return { key: entry.key, arrival };
  }

  #store(): void {
    this.#storePosition();
    this.scroll.store();
  }

  /** Stores the scroll position, unless the viewer came back and the old position has not been restored yet. */
  #storePosition(): void {
    const { key, arrival } = this.#visit;
    const isRestorePending = arrival === 'return' && !this.#hasInteracted && scrollY === 0;
    if (!isRestorePending || !this.scroll.position(key)) this.scroll.put(key, scrollY);
  }
}

let pageHistory: PageHistory | undefined;

/** The history of this page. The first call starts to follow it and must be before the first render. */
export function getPageHistory(): PageHistory {
  pageHistory ??= new PageHistory(new ScrollMemory(tabStorage));
  return pageHistory;
}

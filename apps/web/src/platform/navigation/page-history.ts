import { onInteraction } from '../browser/interaction';
import { tabStorage } from '../storage/storages';
import { entryFromHere, newEntry, readEntry } from './navigate';
import { ScrollMemory } from './scroll-memory';

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
  readonly #entrance: string;
  #visit: PageVisit;
  #isTouched = false;
  readonly #listeners = new Set<() => void>();

  constructor(scroll: ScrollMemory) {
    this.scroll = scroll;
    const known = readEntry(history.state);
    // The entry has a key already: the page was reloaded or the tab restored.
    this.#visit = known ? { key: known.key, arrival: 'return' } : this.#begin('link');
    this.#entrance = this.#visit.key;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.#follow('return'));
    // Dispatched by the router, which wraps the methods of `history`.
    addEventListener('pushState', () => this.#follow('link', true));
    addEventListener('replaceState', () => this.#follow(this.#visit.arrival));
    onInteraction(() => (this.#isTouched = true));
    addEventListener('pagehide', () => this.#leave());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#leave();
    });
  }

  readonly visit = (): PageVisit => this.#visit;

  /** Whether this is the entry with which the page was loaded: it needs no scrolling to the top. */
  isEntrance(key: string): boolean {
    return key === this.#entrance;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when the history has moved; the screen of the previous entry is still mounted. */
  #follow(arrival: Arrival, fromHere = false): void {
    const key = readEntry(history.state)?.key ?? this.#begin(arrival, fromHere).key;
    if (key === this.#visit.key) return;
    this.#storePosition();
    this.#visit = { key, arrival };
    this.#isTouched = false;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Gives the current entry a new key, without notifying the router. */
  #begin(arrival: Arrival, fromHere = false): PageVisit {
    const entry = fromHere ? entryFromHere() : newEntry();
    History.prototype.replaceState.call(history, entry, '');
    return { key: entry.key, arrival };
  }

  #leave(): void {
    this.#storePosition();
    this.scroll.store();
  }

  /** Stores the scroll position, unless the viewer came back and the old position has not been restored yet. */
  #storePosition(): void {
    const { key, arrival } = this.#visit;
    const isAwaited = arrival === 'return' && !this.#isTouched && scrollY === 0;
    if (!isAwaited || !this.scroll.position(key)) this.scroll.put(key, scrollY);
  }
}

let pageHistory: PageHistory | undefined;

/** The history of this page. The first call starts to follow it and must be before the first render. */
export function getPageHistory(): PageHistory {
  pageHistory ??= new PageHistory(new ScrollMemory(tabStorage));
  return pageHistory;
}

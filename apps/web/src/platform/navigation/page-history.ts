import { onTouch } from '../browser/on-touch';
import { tabStorage } from '../storage/storages';
import type { Arrival } from './arrival';
import { entryFromHere, newEntry, readEntry } from './history-entry';
import { ScrollMemory } from './scroll-memory';

export interface PageVisit {
  /** Key of the history entry. */
  readonly key: string;
  readonly arrival: Arrival;
}

/**
 * Follows the history of this tab. It has to listen before anything that renders does: when Back is pressed the
 * old screen still stands, and only then can its place be read.
 */
export class PageHistory {
  readonly scroll: ScrollMemory;
  /** Key of the entry with which the page itself was loaded. */
  readonly #entrance: string;
  #visit: PageVisit;
  #isTouched = false;
  readonly #listeners = new Set<() => void>();

  constructor(scroll: ScrollMemory) {
    this.scroll = scroll;
    const known = readEntry(history.state);
    // An entry with a key was here before: this is a reload, or the tab was brought back.
    this.#visit = known ? { key: known.key, arrival: 'return' } : this.#begin('link');
    this.#entrance = this.#visit.key;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.#follow('return'));
    // Sent by the router's wrapper around the history's methods.
    addEventListener('pushState', () => this.#follow('link', true));
    addEventListener('replaceState', () => this.#follow(this.#visit.arrival));
    onTouch(() => (this.#isTouched = true));
    addEventListener('pagehide', () => this.#leave());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#leave();
    });
  }

  readonly visit = (): PageVisit => this.#visit;

  /** Whether this is where the page itself was loaded: it stands at its top without being told. */
  isEntrance(key: string): boolean {
    return key === this.#entrance;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The history has moved; the screen of the entry before still stands. */
  #follow(arrival: Arrival, fromHere = false): void {
    const key = readEntry(history.state)?.key ?? this.#begin(arrival, fromHere).key;
    if (key === this.#visit.key) return;
    this.#keepPlace();
    this.#visit = { key, arrival };
    this.#isTouched = false;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Names the present entry, without telling the router of a change. */
  #begin(arrival: Arrival, fromHere = false): PageVisit {
    const entry = fromHere ? entryFromHere() : newEntry();
    History.prototype.replaceState.call(history, entry, '');
    return { key: entry.key, arrival };
  }

  #leave(): void {
    this.#keepPlace();
    this.scroll.store();
  }

  /** Whoever came back and is still waiting at the top for the place has not left it. */
  #keepPlace(): void {
    const { key, arrival } = this.#visit;
    const isAwaited = arrival === 'return' && !this.#isTouched && scrollY === 0;
    if (!isAwaited || !this.scroll.place(key)) this.scroll.keep(key, scrollY);
  }
}

let pageHistory: PageHistory | undefined;

/** The history of this page; begins to follow it when called first, which is before the first render. */
export function getPageHistory(): PageHistory {
  pageHistory ??= new PageHistory(new ScrollMemory(tabStorage));
  return pageHistory;
}

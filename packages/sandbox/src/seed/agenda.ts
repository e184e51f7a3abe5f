interface Entry {
  at: number;
  /** Entries with the same time run in the order in which they were added. */
  number: number;
  act(): void;
}

/** Planned events, ordered by time. Running events can add later ones. */
export class Agenda {
  readonly #entries: Entry[] = [];
  #numbers = 0;

  add(at: number, act: () => void): void {
    const entry = { at, number: this.#numbers, act };
    this.#numbers += 1;
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      // The next event is the last entry.
      if (other !== undefined && other.at > at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /** Runs all events; calls `begin` with the time of each before it runs. */
  run(begin: (at: number) => void): void {
    for (let entry = this.#entries.pop(); entry; entry = this.#entries.pop()) {
      begin(entry.at);
      entry.act();
    }
  }
}

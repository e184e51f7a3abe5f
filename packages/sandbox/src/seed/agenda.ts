interface Entry {
  at: number;
  /** Entries of one moment happen in the order in which they were written down. */
  number: number;
  act(): void;
}

/** What will happen, by its moment. Whatever happens may write further entries for later. */
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
      // The next to happen stands last.
      if (other !== undefined && other.at > at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /** Tells `begin` each moment before what happens at it. */
  run(begin: (at: number) => void): void {
    for (let entry = this.#entries.pop(); entry; entry = this.#entries.pop()) {
      begin(entry.at);
      entry.act();
    }
  }
}

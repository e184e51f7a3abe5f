import { createStatus, type Draft } from '../actions/create-status';
import { between, randomFrom, type Random } from '../pictures/random';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { addExample } from '../store/examples';
import { findStatus, type StatusRow } from '../store/statuses';
import { Agenda } from './agenda';
import type { KindKey } from './manifest';
import { handleOf, type Person } from './people';
import { PEOPLE } from './residents';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Resident {
  person: Person;
  account: AccountRow;
}

/** What a draft says beyond its author and its words. */
export type Wording = Partial<Omit<Draft, 'author' | 'at'>> & { text: string };

const CLIENT = { name: 'Linnet', website: null };
const EXAMPLES_PER_KIND = 12;
/** Everything of this world hangs on it: the same number gives the same year. */
const SEED = 1823;

/** A year that is told from its beginning: what happens is stamped with the moment that is being told. */
export class World {
  /** The server with the clock of the past. */
  readonly here: Here;
  readonly now: number;
  readonly random: Random;
  readonly residents: readonly Resident[];
  readonly #agenda = new Agenda();
  readonly #accounts = new Map<string, AccountRow>();
  readonly #examples = new Map<KindKey, number>();
  #moment: number;
  #planned = 0;

  constructor(here: Here, accounts: readonly AccountRow[]) {
    this.now = here.now();
    this.#moment = this.now;
    this.here = { ...here, now: () => this.#moment };
    this.random = randomFrom(SEED);
    for (const account of accounts) {
      const { username: name, host } = account;
      this.#accounts.set(handleOf(host === null ? { name } : { name, host }), account);
    }
    this.residents = PEOPLE.map((person) => ({ person, account: this.account(handleOf(person)) }));
  }

  get moment(): number {
    return this.#moment;
  }

  /** How many statuses will have been written (and are still there) when the story is told. */
  get planned(): number {
    return this.#planned;
  }

  account(handle: string): AccountRow {
    const account = this.#accounts.get(handle);
    if (!account) throw new Error(`Nobody here is called ${handle}`);
    return account;
  }

  /** The present row of a status, whatever happened to it meanwhile. */
  status(id: string): StatusRow {
    const row = findStatus(this.here.db, id);
    if (!row) throw new Error(`There is no status ${id}`);
    return row;
  }

  /** Something happens `ago` milliseconds before the present, and writes no status. */
  plan(ago: number, act: () => void): void {
    this.#agenda.add(this.now - ago, act);
  }

  /** Something happens that writes `count` statuses. */
  planStatus(ago: number, act: () => void, count = 1): void {
    this.#planned += count;
    this.plan(ago, act);
  }

  /** Something happens that removes a status. */
  planRemoval(ago: number, act: () => void): void {
    this.#planned -= 1;
    this.plan(ago, act);
  }

  /** Milliseconds ago, `count` times, at even distances between two days that are not quite even. */
  spread(count: number, [from, to]: readonly [number, number]): number[] {
    const step = (from - to) / count;
    return Array.from({ length: count }, (_unused, index) =>
      Math.floor((from - (index + between(this.random, 0.1, 0.9)) * step) * DAY_MS),
    );
  }

  draft(handle: string, wording: Wording): Draft {
    const author = this.account(handle);
    return {
      contentType: 'text/plain',
      spoilerText: '',
      sensitive: false,
      visibility: null,
      inReplyToId: null,
      quoteId: null,
      mediaIds: [],
      app: author.host === null && this.random() < 0.5 ? CLIENT : null,
      ...wording,
      author,
      at: this.#moment,
    };
  }

  /** Posts at the moment that is being told. */
  post(handle: string, wording: Wording): StatusRow {
    return createStatus(this.here, this.draft(handle, wording));
  }

  /** Keeps an id as an example of something, for those who look for one. */
  note(kind: KindKey, id: string): void {
    const count = this.#examples.get(kind) ?? 0;
    if (count >= EXAMPLES_PER_KIND) return;
    this.#examples.set(kind, count + 1);
    addExample(this.here.db, kind, id);
  }

  /** Tells everything, the oldest first, and ends at the present. */
  tell(): void {
    this.#agenda.run((at) => {
      this.#moment = at;
    });
    this.#moment = this.now;
  }
}

import { createStatus, type Draft } from '../actions/statuses/create-status';
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

/** A draft without its author and time. */
export type Wording = Partial<Omit<Draft, 'author' | 'at'>> & { text: string };

const CLIENT = { name: 'Linnet', website: null };
const EXAMPLES_PER_KIND = 12;
/** The seed of all random numbers: the same number makes the same year. */
const SEED = 1823;

/** Builds a year of activity in order of time: each action gets the time for which it was planned. */
export class World {
  /** The server, with a clock in the past. */
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

  /** How many statuses will exist when everything planned has run. */
  get planned(): number {
    return this.#planned;
  }

  account(handle: string): AccountRow {
    const account = this.#accounts.get(handle);
    if (!account) throw new Error(`Nobody here is called ${handle}`);
    return account;
  }

  /** The current row of a status. */
  status(id: string): StatusRow {
    const row = findStatus(this.here.db, id);
    if (!row) throw new Error(`There is no status ${id}`);
    return row;
  }

  /** Plans an action that writes no status, `ago` milliseconds before the present. */
  plan(ago: number, act: () => void): void {
    this.#agenda.add(this.now - ago, act);
  }

  /** Plans an action that writes `count` statuses. */
  planStatus(ago: number, act: () => void, count = 1): void {
    this.#planned += count;
    this.plan(ago, act);
  }

  /** Plans an action that removes a status. */
  planRemoval(ago: number, act: () => void): void {
    this.#planned -= 1;
    this.plan(ago, act);
  }

  /** `count` times in milliseconds ago, spread nearly evenly between two days. */
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

  /** Posts at the time of the running action. */
  post(handle: string, wording: Wording): StatusRow {
    return createStatus(this.here, this.draft(handle, wording));
  }

  /** Stores an id as an example of a kind. */
  note(kind: KindKey, id: string): void {
    const count = this.#examples.get(kind) ?? 0;
    if (count >= EXAMPLES_PER_KIND) return;
    this.#examples.set(kind, count + 1);
    addExample(this.here.db, kind, id);
  }

  /** Runs everything that is planned, oldest first, up to the present. */
  tell(): void {
    this.#agenda.run((at) => {
      this.#moment = at;
    });
    this.#moment = this.now;
  }
}

import { type Draft, createStatus } from '../actions/statuses/create-status';
import { type Random, between, randomFrom } from '../pictures/random';
import type { Server } from '../server/server';
import type { AccountRow } from '../store/accounts/accounts';
import type { Database } from '../store/database';
import { type StatusRow, findStatus } from '../store/statuses/statuses';
import { KINDS, type KindKey } from './manifest';
import { type Person, handleOf } from './people';
import { PEOPLE } from './residents';

/** Stores an id as an example of a kind of thing in the seeded world. */
function addExample(db: Database, kind: string, id: string): void {
  db.run('insert or ignore into examples (kind, id) values (?, ?)', kind, id);
}

/** Kind → ids of statuses or accounts, in the order in which they were added. */
function findExamples(db: Database): Map<string, string[]> {
  const examples = new Map<string, string[]>();
  for (const { kind, id } of db.all<{ kind: string; id: string }>(
    'select kind, id from examples order by number',
  )) {
    const ids = examples.get(kind);
    if (ids) ids.push(id);
    else examples.set(kind, [id]);
  }
  return examples;
}

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

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Resident {
  person: Person;
  account: AccountRow;
}

/** A draft without its author and time. */
type PostContent = Partial<Omit<Draft, 'author' | 'at'>> & { text: string };

const CLIENT = { name: 'Linnet', website: null };
const EXAMPLES_PER_KIND = 12;
/** The seed of all random numbers: the same number makes the same year. */
const SEED = 1823;

/** Builds a year of activity in order of time: each action gets the time for which it was planned. */
export class World {
  /** The server, with a clock in the past. */
  readonly server: Server;
  readonly now: number;
  readonly random: Random;
  readonly residents: readonly Resident[];
  readonly #agenda = new Agenda();
  readonly #accounts = new Map<string, AccountRow>();
  readonly #examples = new Map<KindKey, number>();
  #currentTime: number;
  #planned = 0;

  constructor(server: Server, accounts: readonly AccountRow[]) {
    this.now = server.now();
    this.#currentTime = this.now;
    this.server = { ...server, now: () => this.#currentTime };
    this.random = randomFrom(SEED);
    for (const account of accounts) {
      const { username: name, host } = account;
      this.#accounts.set(handleOf(host === null ? { name } : { name, host }), account);
    }
    this.residents = PEOPLE.map((person) => ({ person, account: this.account(handleOf(person)) }));
  }

  get currentTime(): number {
    return this.#currentTime;
  }

  /** How many statuses will exist when everything planned has run. */
  get plannedStatuses(): number {
    return this.#planned;
  }

  account(handle: string): AccountRow {
    const account = this.#accounts.get(handle);
    if (!account) throw new Error(`Nobody here is called ${handle}`);
    return account;
  }

  /** The current row of a status. */
  status(id: string): StatusRow {
    const row = findStatus(this.server.db, id);
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

  draft(handle: string, content: PostContent): Draft {
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
      ...content,
      author,
      at: this.#currentTime,
    };
  }

  /** Posts at the time of the running action. */
  post(handle: string, content: PostContent): StatusRow {
    return createStatus(this.server, this.draft(handle, content));
  }

  /** Stores an id as an example of a kind. */
  noteExample(kind: KindKey, id: string): void {
    const count = this.#examples.get(kind) ?? 0;
    if (count >= EXAMPLES_PER_KIND) return;
    this.#examples.set(kind, count + 1);
    addExample(this.server.db, kind, id);
  }

  /** Runs everything that is planned, oldest first, up to the present. */
  run(): void {
    this.#agenda.run((at) => {
      this.#currentTime = at;
    });
    this.#currentTime = this.now;
  }
}

interface WorldKind {
  key: string;
  what: string;
  /** Ids of statuses, accounts or repeats; empty for what only a request of alice's shows. */
  ids: string[];
}

/** The kinds of things in the seeded world, with some examples of each. */
export function listWorld(db: Database): { kinds: WorldKind[] } {
  const examples = findExamples(db);
  return { kinds: KINDS.map(({ key, what }) => ({ key, what, ids: examples.get(key) ?? [] })) };
}

import { type Draft, createStatus } from '../actions/statuses/create-status';
import { favourite } from '../actions/statuses/marks';
import { reblog } from '../actions/statuses/reblog';
import { type Random, between, randomFrom, integerBetween } from '../pictures/random';
import { acctOf } from '../render/account';
import { drawPictures } from '../seed/draw-pictures';
import { type Person, isActive } from '../seed/people';
import { PEOPLE } from '../seed/residents';
import { Writer, type WrittenText } from '../seed/writer';
import type { Server } from '../server/server';
import { type AccountRow, findAccount } from '../store/accounts/accounts';
import { type StatusRow, findStatus } from '../store/statuses/statuses';

interface SimulatedPerson {
  person: Person;
  account: AccountRow;
}

/** The seeded accounts that nobody signs in to: they act by themselves, through the same actions as everybody. */
class SimulatedPeople {
  readonly #server: Server;
  readonly #random: Random;
  readonly #writer: Writer;

  constructor(server: Server, seed: number) {
    this.#server = server;
    this.#random = randomFrom(seed);
    this.#writer = new Writer(this.#random);
  }

  /** A random account of them, without bots; null when the server is seeded without people. */
  #randomPerson(except?: string): SimulatedPerson | null {
    const rows = this.#server.db.all<AccountRow>('select * from accounts where password_hash is null');
    const present = PEOPLE.flatMap((person) => {
      const account = rows.find((row) => row.username === person.name && row.host === (person.host ?? null));
      return account && !person.bot && isActive(person) && account.id !== except ? [{ person, account }] : [];
    });
    return present[integerBetween(this.#random, 0, present.length - 1)] ?? null;
  }

  #draft(author: AccountRow, written: WrittenText): Draft {
    return {
      author,
      text: written.text,
      contentType: 'text/plain',
      spoilerText: written.subject,
      sensitive: false,
      visibility: null,
      inReplyToId: null,
      quoteId: null,
      mediaIds: [],
      app: null,
    };
  }

  /** One of the newest public statuses. */
  recent(): StatusRow | null {
    const rows = this.#server.db.all<StatusRow>(
      `select * from statuses where visibility = 'public' and reblog_of_id is null order by id desc limit 25`,
    );
    return rows[integerBetween(this.#random, 0, rows.length - 1)] ?? null;
  }

  post(): void {
    const author = this.#randomPerson();
    if (!author) return;
    const draft = this.#draft(author.account, this.#writer.post(author.person));
    if (this.#random() < 0.25)
      draft.pictures = drawPictures(this.#random, author.person.topics[0] ?? 'weather', 1);
    createStatus(this.#server, draft);
  }

  /** Replies as one of them; does nothing when the status no longer exists. */
  reply(statusId: string): void {
    const status = findStatus(this.#server.db, statusId);
    const author = this.#randomPerson(status?.account_id);
    const parentAuthor = status ? findAccount(this.#server.db, status.account_id) : undefined;
    if (!status || !author || !parentAuthor) return;
    const draft = this.#draft(author.account, this.#writer.reply(acctOf(parentAuthor)));
    createStatus(this.#server, { ...draft, inReplyToId: status.id });
  }

  favourite(statusId: string): void {
    const status = findStatus(this.#server.db, statusId);
    const actor = this.#randomPerson(status?.account_id);
    if (status && actor) favourite(this.#server, actor.account, status);
  }

  repeat(statusId: string): void {
    const status = findStatus(this.#server.db, statusId);
    const actor = this.#randomPerson(status?.account_id);
    if (status && actor) reblog(this.#server, actor.account, { status, visibility: 'public', app: null });
  }
}

const SECOND_MS = 1000;
const PAUSE_MS = [20 * SECOND_MS, 60 * SECOND_MS] as const;
const FAVOURITE_DELAY_MS = [6 * SECOND_MS, 14 * SECOND_MS] as const;
const REPLY_DELAY_MS = [10 * SECOND_MS, 20 * SECOND_MS] as const;

interface Activity {
  stop(): void;
}

/** What the simulated people do, with the chance of each. */
const ACTIONS: readonly [chance: number, act: (people: SimulatedPeople) => void][] = [
  [0.45, (people) => people.post()],
  [0.25, (people) => withRecent(people, (id) => people.reply(id))],
  [0.2, (people) => withRecent(people, (id) => people.favourite(id))],
  [0.1, (people) => withRecent(people, (id) => people.repeat(id))],
];

function withRecent(people: SimulatedPeople, act: (id: string) => void): void {
  const status = people.recent();
  if (status) act(status.id);
}

function doSomething(people: SimulatedPeople): void {
  let roll = Math.random();
  for (const [chance, act] of ACTIONS) {
    roll -= chance;
    if (roll < 0) {
      act(people);
      return;
    }
  }
}

/** Whether a status is by a person who can sign in and may be seen by others. */
function getsReactions(server: Server, status: StatusRow): boolean {
  const open = status.visibility === 'public' || status.visibility === 'unlisted';
  return (
    open &&
    status.reblog_of_id === null &&
    typeof findAccount(server.db, status.account_id)?.password_hash === 'string'
  );
}

/**
 * Starts the simulated people's activity: something every 20 to 60 seconds, and soon after a status of a person who can
 * sign in.
 */
export function startActivity(server: Server): Activity {
  const people = new SimulatedPeople(server, Date.now());
  const timers = new Set<NodeJS.Timeout>();
  const after = (range: readonly [number, number], act: () => void) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        act();
      },
      between(Math.random, range[0], range[1]),
    );
    timer.unref();
    timers.add(timer);
  };
  const actRepeatedly = () => {
    doSomething(people);
    after(PAUSE_MS, actRepeatedly);
  };
  after(PAUSE_MS, actRepeatedly);
  const stopListening = server.hub.on((event) => {
    if (event.kind !== 'update' || !getsReactions(server, event.status)) return;
    const { id } = event.status;
    after(FAVOURITE_DELAY_MS, () => people.favourite(id));
    if (Math.random() < 0.6) after(REPLY_DELAY_MS, () => people.reply(id));
  });
  return {
    stop() {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

import { createStatus, type Draft } from '../actions/statuses/create-status';
import { favourite } from '../actions/statuses/marks';
import { reblog } from '../actions/statuses/reblog';
import { randomFrom, whole, type Random } from '../pictures/random';
import { drawPictures } from '../seed/draw-pictures';
import { isAround, type Person } from '../seed/people';
import { PEOPLE } from '../seed/residents';
import { Writer, type Written } from '../seed/writer';
import type { Here } from '../server/here';
import { acctOf } from '../render/account';
import { findAccount, type AccountRow } from '../store/accounts';
import { findStatus, type StatusRow } from '../store/statuses';

interface Neighbour {
  person: Person;
  account: AccountRow;
}

/** The seeded accounts that nobody signs in to: they act by themselves, through the same actions as everybody. */
export class Neighbours {
  readonly #here: Here;
  readonly #random: Random;
  readonly #writer: Writer;

  constructor(here: Here, seed: number) {
    this.#here = here;
    this.#random = randomFrom(seed);
    this.#writer = new Writer(this.#random);
  }

  /** A random account of them, without bots; null when the server is seeded without people. */
  #somebody(except?: string): Neighbour | null {
    const rows = this.#here.db.all<AccountRow>('select * from accounts where password_hash is null');
    const present = PEOPLE.flatMap((person) => {
      const account = rows.find((row) => row.username === person.name && row.host === (person.host ?? null));
      return account && !person.bot && isAround(person) && account.id !== except ? [{ person, account }] : [];
    });
    return present[whole(this.#random, 0, present.length - 1)] ?? null;
  }

  #draft(author: AccountRow, written: Written): Draft {
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
    const rows = this.#here.db.all<StatusRow>(
      `select * from statuses where visibility = 'public' and reblog_of_id is null order by id desc limit 25`,
    );
    return rows[whole(this.#random, 0, rows.length - 1)] ?? null;
  }

  post(): void {
    const author = this.#somebody();
    if (!author) return;
    const draft = this.#draft(author.account, this.#writer.post(author.person));
    if (this.#random() < 0.25)
      draft.pictures = drawPictures(this.#random, author.person.topics[0] ?? 'weather', 1);
    createStatus(this.#here, draft);
  }

  /** Replies as one of them; does nothing when the status no longer exists. */
  reply(statusId: string): void {
    const status = findStatus(this.#here.db, statusId);
    const author = this.#somebody(status?.account_id);
    const answered = status ? findAccount(this.#here.db, status.account_id) : undefined;
    if (!status || !author || !answered) return;
    const draft = this.#draft(author.account, this.#writer.reply(acctOf(answered)));
    createStatus(this.#here, { ...draft, inReplyToId: status.id });
  }

  favourite(statusId: string): void {
    const status = findStatus(this.#here.db, statusId);
    const actor = this.#somebody(status?.account_id);
    if (status && actor) favourite(this.#here, actor.account, status);
  }

  repeat(statusId: string): void {
    const status = findStatus(this.#here.db, statusId);
    const actor = this.#somebody(status?.account_id);
    if (status && actor) reblog(this.#here, actor.account, { status, visibility: 'public', app: null });
  }
}

import { createStatus, type Draft } from '../actions/create-status';
import { favourite } from '../actions/favourite';
import { reblog } from '../actions/reblog';
import { between, whole, type Random } from '../pictures/random';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { insertBookmark } from '../store/interactions';
import { findRepeats, type StatusRow, type Visibility } from '../store/statuses';
import { CRAFTED_POSTS, type CraftedPost } from './crafted-posts';
import { drawPictures } from './draw-pictures';
import { OTHER_TONGUES } from './other-tongues';
import type { Person } from './people';
import { Writer } from './writer';

const DAY_MS = 24 * 60 * 60 * 1000;
const SPAN_MS = 21 * DAY_MS;
const STATUSES = 600;
const DEEPEST_THREAD = 8;

interface Author {
  person: Person;
  account: AccountRow;
}

interface PlannedFavourite {
  at: number;
  by: AccountRow;
  status: StatusRow;
}

/** Scopes by how often they are chosen; the rest is public. */
const SCOPES: readonly [chance: number, scope: Visibility][] = [
  [0.06, 'unlisted'],
  [0.05, 'private'],
  [0.01, 'local'],
];

/** Three weeks of a small network, one status after the other, through the same actions as everybody's. */
class History {
  readonly #here: Here;
  readonly #authors: Author[];
  readonly #random: Random;
  readonly #writer: Writer;
  readonly #set: CraftedPost[];
  readonly #recent: StatusRow[] = [];
  readonly #depth = new Map<string, number>();
  #favourites: PlannedFavourite[] = [];
  #lastReply: StatusRow | null = null;
  #moment = 0;

  constructor(here: Here, authors: Author[], random: Random) {
    // The clock of the past: what happens is stamped with the moment that is being told.
    this.#here = { ...here, now: () => this.#moment };
    this.#authors = authors;
    this.#random = random;
    this.#writer = new Writer(random);
    this.#set = [
      ...OTHER_TONGUES.map(({ by, text }) => ({ by, text, format: 'text/plain' as const })),
      ...CRAFTED_POSTS,
    ];
  }

  #author(talkative: boolean): Author {
    const weight = ({ person }: Author) => (talkative ? person.talks : person.bot ? 0 : 1);
    const total = this.#authors.reduce((sum, author) => sum + weight(author), 0);
    let rest = this.#random() * total;
    for (const author of this.#authors) {
      rest -= weight(author);
      if (rest < 0 && weight(author) > 0) return author;
    }
    throw new Error('Nobody here posts');
  }

  #draft(author: AccountRow, written: { text: string; subject?: string }): Draft {
    return {
      author,
      text: written.text,
      contentType: 'text/plain',
      spoilerText: written.subject ?? '',
      sensitive: false,
      visibility: null,
      inReplyToId: null,
      quoteId: null,
      mediaIds: [],
      app: author.host === null && this.#random() < 0.5 ? { name: 'Linnet', website: null } : null,
      at: this.#moment,
    };
  }

  #crafted(post: CraftedPost): StatusRow | null {
    const account = this.#authors.find(({ person }) => person.name === post.by)?.account;
    if (!account) return null;
    const draft = this.#draft(account, { text: post.text, subject: post.subject ?? '' });
    return createStatus(this.#here, { ...draft, contentType: post.format });
  }

  #scope(): Visibility {
    let roll = this.#random();
    for (const [chance, scope] of SCOPES) {
      roll -= chance;
      if (roll < 0) return scope;
    }
    return 'public';
  }

  #original(): StatusRow {
    const random = this.#random;
    const { person, account } = this.#author(true);
    const draft: Draft = { ...this.#draft(account, this.#writer.post(person)), visibility: this.#scope() };
    const topic = person.topics[0] ?? 'weather';
    if (random() < 0.02) {
      const { account: other } = this.#author(false);
      draft.text = `@${other.username}${other.host === null ? '' : `@${other.host}`} ${draft.text}`;
      draft.visibility = 'direct';
    } else if (random() < 0.26 && !person.bot) {
      draft.pictures = drawPictures(random, topic, random() < 0.7 ? 1 : whole(random, 2, 4));
      draft.sensitive = random() < 0.15;
    } else if (random() < 0.04) {
      draft.quoteId = this.#recent.findLast((status) => status.visibility === 'public')?.id ?? null;
    }
    return createStatus(this.#here, draft);
  }

  #reply(): StatusRow | null {
    const random = this.#random;
    const answerable = this.#recent.slice(-30).filter((status) => this.#depthOf(status) < DEEPEST_THREAD);
    const goesOn =
      this.#lastReply !== null && this.#depthOf(this.#lastReply) < DEEPEST_THREAD && random() < 0.55;
    const parent = goesOn ? this.#lastReply : answerable[Math.floor(random() * answerable.length)];
    if (!parent) return null;
    let { account } = this.#author(false);
    if (account.id === parent.account_id) ({ account } = this.#author(false));
    const to = this.#authors.find((author) => author.account.id === parent.account_id)?.account;
    const name = to ? `${to.username}${to.host === null ? '' : `@${to.host}`}` : '';
    const status = createStatus(this.#here, {
      ...this.#draft(account, this.#writer.reply(name)),
      inReplyToId: parent.id,
    });
    this.#depth.set(status.id, this.#depthOf(parent) + 1);
    this.#lastReply = status;
    return status;
  }

  #repeat(): void {
    const liked = this.#recent.slice(-40);
    for (;;) {
      const status = liked[Math.floor(this.#random() * liked.length)];
      const { account } = this.#author(false);
      if (!status || status.account_id === account.id) continue;
      if (findRepeats(this.#here.db, status.id, account.id).length > 0) continue;
      reblog(this.#here, account, { status, visibility: 'public', app: null, at: this.#moment });
      return;
    }
  }

  #depthOf(status: StatusRow): number {
    return this.#depth.get(status.id) ?? 0;
  }

  /** Who will like this, and when: known now, happening later. */
  #planFavourites(status: StatusRow, until: number): void {
    const random = this.#random;
    const popularity = random() ** 3;
    for (const { person, account } of this.#authors) {
      if (person.bot || account.id === status.account_id || random() > popularity * 0.55) continue;
      const at = Math.floor(this.#moment + between(random, 60_000, 8 * 60 * 60 * 1000) * random());
      if (at < until) this.#favourites.push({ at, by: account, status });
    }
  }

  #favourUntil(moment: number): void {
    const due = this.#favourites.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at);
    this.#favourites = this.#favourites.filter(({ at }) => at > moment);
    for (const { at, by, status } of due) {
      this.#moment = at;
      favourite(this.#here, by, status);
    }
  }

  /** Null when it was a repeat. */
  #next(index: number): StatusRow | null {
    const setAside =
      index % 12 === 5 ? this.#set.splice(Math.floor(this.#random() * this.#set.length), 1)[0] : undefined;
    const crafted = setAside ? this.#crafted(setAside) : null;
    if (crafted) return crafted;
    const roll = this.#random();
    if (index > 20 && roll < 0.14) {
      this.#repeat();
      return null;
    }
    return (index > 10 && roll < 0.46 ? this.#reply() : null) ?? this.#original();
  }

  tell(moments: number[], until: number): void {
    moments.forEach((moment, index) => {
      this.#favourUntil(moment);
      this.#moment = moment;
      const status = this.#next(index);
      if (!status || !['public', 'unlisted'].includes(status.visibility)) return;
      this.#recent.push(status);
      this.#planFavourites(status, until);
    });
    this.#favourUntil(until);
  }
}

/** Moments of the last three weeks, oldest first: few at night, the newest a minute ago. */
function moments(now: number, random: Random): number[] {
  const found: number[] = [];
  while (found.length < STATUSES - 1) {
    const at = Math.floor(now - random() * SPAN_MS);
    const hour = new Date(at).getUTCHours();
    if (hour >= 6 || random() < 0.2) found.push(at);
  }
  found.push(now - 60_000);
  return found.sort((a, b) => a - b);
}

function pinFirst(here: Here, username: string, like: string): void {
  here.db.run(
    `update statuses set pinned_at = created_at where id = (select s.id from statuses s join accounts a on a.id = s.account_id
     where a.username = ? and a.host is null and s.text like ? limit 1)`,
    username,
    like,
  );
}

function bookmarkSome(here: Here, authors: Author[], random: Random): void {
  const ids = here.db.all<{ id: string }>(
    `select id from statuses where visibility = 'public' and reblog_of_id is null order by id`,
  );
  for (const { person, account } of authors) {
    if (!person.signsIn) continue;
    for (let count = 0; count < 6; count += 1) {
      const status = ids[Math.floor(random() * ids.length)];
      if (status) insertBookmark(here.db, account.id, status.id);
    }
  }
}

/** Six hundred statuses with their replies, repeats, favourites, bookmarks and notifications. */
export function seedStatuses(here: Here, authors: Author[], random: Random): void {
  const now = here.now();
  const history = new History(here, authors, random);
  history.tell(moments(now, random), now);
  pinFirst(here, 'alice', 'Good morning, Hedge!%');
  pinFirst(here, 'carol', 'People ask why I care%');
  bookmarkSome(here, authors, random);
  here.db.run('update notifications set seen = 1 where created_at < ?', now - DAY_MS / 2);
}

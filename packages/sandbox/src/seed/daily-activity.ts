import { type Draft, createStatus } from '../actions/statuses/create-status';
import { favourite } from '../actions/statuses/marks';
import { react } from '../actions/statuses/react';
import { reblog } from '../actions/statuses/reblog';
import { EMOJI } from '../pictures/emoji';
import { between, pick, integerBetween } from '../pictures/random';
import { findFollow } from '../store/accounts/relationships';
import { findRepeats, type StatusRow, type Visibility } from '../store/statuses/statuses';
import type { CraftedPost } from './crafted-posts';
import { drawPictures } from './draw-pictures';
import { handleOf, isActive } from './people';
import { HOUR_MS, MINUTE_MS, type Resident, type World } from './world';
import { Writer } from './writer';

const MAX_DEPTH = 8;

/** Scopes by chance; the rest is public. */
const SCOPES: readonly [chance: number, scope: Visibility][] = [
  [0.06, 'unlisted'],
  [0.05, 'private'],
  [0.01, 'local'],
];

const COMMON_REACTIONS: readonly [string, ...string[]] = [
  '👍',
  '❤️',
  '😂',
  '🎉',
  '☕',
  '🌱',
  '👀',
  ...EMOJI.map(({ shortcode }) => `:${shortcode}:`),
];

export interface PostingStyle {
  /** The chance that a status is taken from the best sentences, from 0 to 1. */
  bestChance: number;
  /** How many reactions statuses get, from 0 to 1. */
  reactionRate: number;
}

/** The daily activity of the accounts: statuses, replies, repeats, favourites and reactions. */
export class DailyActivity {
  readonly #world: World;
  readonly #writer: Writer;
  readonly #residents: Resident[];
  readonly #depth = new Map<string, number>();
  #recent: StatusRow[] = [];
  #lastReply: StatusRow | null = null;

  constructor(world: World) {
    this.#world = world;
    this.#writer = new Writer(world.random);
    this.#residents = world.residents.filter(({ person }) => isActive(person));
  }

  #pickResident(weight: (resident: Resident) => number): Resident {
    const total = this.#residents.reduce((sum, resident) => sum + weight(resident), 0);
    let rest = this.#world.random() * total;
    for (const resident of this.#residents) {
      rest -= weight(resident);
      if (rest < 0 && weight(resident) > 0) return resident;
    }
    throw new Error('Nobody here posts');
  }

  #author(): Resident {
    return this.#pickResident(({ person }) => person.postWeight);
  }

  #reader(): Resident {
    return this.#pickResident(({ person }) => (person.bot ? 0 : 1));
  }

  /** Whether a person can see the author's followers-only statuses: by signing in as the author, or as alice. */
  #isReadable({ account, person }: Resident): boolean {
    if (person.signsIn) return true;
    return findFollow(this.#world.server.db, this.#world.account('alice').id, account.id)?.pending === 0;
  }

  #scope(author: Resident): Visibility {
    let roll = this.#world.random();
    for (const [chance, scope] of SCOPES) {
      roll -= chance;
      if (roll >= 0) continue;
      const fits =
        scope === 'private' ? this.#isReadable(author) : scope !== 'local' || author.account.host === null;
      return fits ? scope : 'public';
    }
    return 'public';
  }

  /** The other account of a direct status. One of the two can be signed in to: nobody else could read it. */
  #directPartner({ person }: Resident): Resident {
    return this.#pickResident((other) =>
      other.person !== person && !other.person.bot && (person.signsIn || other.person.signsIn) ? 1 : 0,
    );
  }

  #original({ bestChance }: PostingStyle): StatusRow {
    const { random } = this.#world;
    const author = this.#author();
    const written = this.#writer.post(author.person, bestChance);
    const draft: Draft = {
      ...this.#world.draft(handleOf(author.person), { text: written.text, spoilerText: written.subject }),
      visibility: this.#scope(author),
    };
    const roll = random();
    if (roll < 0.02) {
      draft.text = `@${handleOf(this.#directPartner(author).person)} ${draft.text}`;
      draft.visibility = 'direct';
    } else if (roll < 0.28 && !author.person.bot) {
      const topic = author.person.topics[0] ?? 'weather';
      draft.pictures = drawPictures(random, topic, random() < 0.7 ? 1 : integerBetween(random, 2, 4));
      draft.sensitive = random() < 0.15;
    } else if (roll < 0.31) {
      draft.quoteId = this.#recent.findLast((status) => status.visibility === 'public')?.id ?? null;
    }
    return createStatus(this.#world.server, draft);
  }

  #reply({ bestChance }: PostingStyle): StatusRow | null {
    const { random } = this.#world;
    const isShallow = (status: StatusRow) => this.#depthOf(status) < MAX_DEPTH;
    const answerable = this.#recent.slice(-30).filter(isShallow);
    const continuesThread = this.#lastReply !== null && isShallow(this.#lastReply) && random() < 0.55;
    const parent = continuesThread ? this.#lastReply : answerable[Math.floor(random() * answerable.length)];
    if (!parent) return null;
    let by = this.#reader();
    if (by.account.id === parent.account_id) by = this.#reader();
    const to = this.#residents.find(({ account }) => account.id === parent.account_id)?.person;
    const { text } = this.#writer.reply(to ? handleOf(to) : null, Math.max(0.25, bestChance * 0.8));
    const status = this.#world.post(handleOf(by.person), { text, inReplyToId: parent.id });
    this.#depth.set(status.id, this.#depthOf(parent) + 1);
    this.#lastReply = status;
    return status;
  }

  #depthOf(status: StatusRow): number {
    return this.#depth.get(status.id) ?? 0;
  }

  /** Plans who will favourite or react to a status, and when. */
  #planReactions(status: StatusRow, { reactionRate }: PostingStyle): void {
    const { random, server } = this.#world;
    const ago = this.#world.now - this.#world.currentTime;
    const popularity = random() ** 3 * reactionRate;
    for (const { person, account } of this.#residents) {
      if (person.bot || account.id === status.account_id || random() > popularity * 0.55) continue;
      const later = Math.floor(between(random, MINUTE_MS, 8 * HOUR_MS) * random());
      const emoji = random() < 0.12 ? pick(random, COMMON_REACTIONS) : null;
      if (later >= ago) continue;
      this.#world.plan(ago - later, () => {
        if (emoji === null) favourite(server, account, status);
        else react(server, account, { status, emoji, at: this.#world.currentTime });
      });
    }
  }

  #addRecent(status: StatusRow, style: PostingStyle): void {
    if (!['public', 'unlisted'].includes(status.visibility)) return;
    this.#recent.push(status);
    if (this.#recent.length > 60) this.#recent = this.#recent.slice(-40);
    this.#planReactions(status, style);
  }

  /** A random account writes a status or a reply. */
  postOrReply(style: PostingStyle): void {
    const isReply = this.#recent.length > 10 && this.#world.random() < 0.37;
    this.#addRecent((isReply ? this.#reply(style) : null) ?? this.#original(style), style);
  }

  /** Writes a prepared status. */
  postCrafted({ by, text, subject, format }: CraftedPost, style: PostingStyle): void {
    const status = this.#world.post(by, { text, spoilerText: subject ?? '', contentType: format });
    this.#addRecent(status, style);
  }

  /** A random account repeats a recent status that it has not repeated yet. */
  repeat(): void {
    const { random, server } = this.#world;
    const candidates = this.#recent.slice(-40);
    for (let tries = 0; tries < 40; tries += 1) {
      const status = candidates[Math.floor(random() * candidates.length)];
      const { account } = this.#reader();
      if (!status || status.account_id === account.id) continue;
      if (findRepeats(server.db, status.id, account.id).length > 0) continue;
      reblog(server, account, { status, visibility: 'public', app: null, at: this.#world.currentTime });
      return;
    }
  }
}

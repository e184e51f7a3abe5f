import { storeOldMessage } from '../actions/chats';
import { storeStatus } from '../actions/statuses/create-status';
import { type PictureSize, sceneFile } from '../pictures/picture-files';
import type { Server } from '../server/server';
import type { Params } from '../server/params';
import { problem } from '../server/problem';
import { type AccountRow, insertAccount } from '../store/accounts/accounts';
import { saveFollow } from '../store/accounts/relationships';
import { insertFavourite } from '../store/statuses/interactions';
import { type Door, accountNamed, statusParam } from './door';

const MAX_STATUSES = 50_000;

type Kind = 'plain' | 'long' | 'media' | 'html' | 'thread';
const KINDS: readonly Kind[] = ['plain', 'long', 'media', 'html', 'thread'];

const SENTENCE = 'The heron stood in the shallows until the light was gone';

const SIZE: PictureSize = { width: 640, height: 420 };

function textOf(kind: Kind, number: number): string {
  switch (kind) {
    case 'long':
      return `Number ${number}. ${`${SENTENCE}, and nobody minded. `.repeat(20)}`;
    case 'html':
      return `<p>Number <b>${number}</b>: ${SENTENCE}.</p><ul><li>one</li><li>two</li></ul>`;
    default:
      return `Number ${number}. ${SENTENCE}. #bulk`;
  }
}

function authors(server: Server, name: string | undefined): AccountRow[] {
  if (name === undefined) return server.db.all<AccountRow>('select * from accounts order by id limit 12');
  return server.db.all<AccountRow>('select * from accounts where username = ? and host is null', name);
}

/**
 * Makes many public statuses quickly, without events: `count` of a `kind`, by `as` or by several accounts in turn,
 * one every `everyMs` until now. Returns the count and the oldest and the newest id.
 */
export function bulkStatuses(
  server: Server,
  params: Params,
): { count: number; oldest: string | null; newest: string | null } {
  const count = Math.min(MAX_STATUSES, params.integer('count') ?? 100);
  const kindName = params.text('kind') ?? 'plain';
  const kind = KINDS.find((known) => known === kindName);
  if (!kind) throw problem(422, `kind: ${KINDS.join(', ')}`);
  const bulkAuthors = authors(server, params.text('as'));
  if (bulkAuthors.length === 0) throw problem(404, 'No such author');
  const everyMs = params.integer('everyMs') ?? 1000;
  const end = params.integer('endAt') ?? server.now();
  let parent: string | null = params.id('inReplyTo') ?? null;
  let oldest: string | null = null;
  let newest: string | null = null;
  server.db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const author = bulkAuthors[index % bulkAuthors.length];
      if (!author) continue;
      const { status } = storeStatus(server, {
        author,
        text: textOf(kind, index + 1),
        contentType: kind === 'html' ? 'text/html' : 'text/plain',
        spoilerText: '',
        sensitive: false,
        visibility: 'public',
        inReplyToId: parent,
        quoteId: null,
        mediaIds: [],
        pictures: kind === 'media' ? [bulkPicture(index)] : [],
        app: null,
        at: end - (count - index) * everyMs,
      });
      if (kind === 'thread') parent = status.id;
      oldest ??= status.id;
      newest = status.id;
    }
  });
  return { count, oldest, newest };
}

function bulkPicture(index: number) {
  return {
    file: sceneFile({ scene: 'hills', seed: (index % 20) + 1, ...SIZE }),
    mime_type: 'image/png',
    description: 'Hills under a wide sky',
    blurhash: null,
    ...SIZE,
  };
}

const MAX_ACCOUNTS = 20_000;
const HOST = 'crowd.example';

/** The time between the creation of two accounts. */
const JOIN_INTERVAL_MS = 60_000;

/**
 * Makes many accounts of another server quickly, `name0` and so on, which follow `follow` and have favourited
 * `status`, if these are given. There are no events and no notifications.
 */
export function makeCrowd(door: Door, params: Params): { count: number } {
  const { server } = door;
  const { db } = server;
  const count = Math.min(MAX_ACCOUNTS, params.integer('count') ?? 100);
  const name = params.text('name') ?? 'somebody';
  const followed = params.text('follow') === undefined ? null : accountNamed(door, params.text('follow'));
  const favourited = params.id('status') === undefined ? null : statusParam(door, params);
  const now = server.now();
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const joined = now - (count - number) * JOIN_INTERVAL_MS;
      const id = server.ids.at(joined);
      insertAccount(db, {
        id,
        username: `${name}${number}`,
        host: HOST,
        display_name: `${name} ${number}`,
        note: '<p>One of a great many.</p>',
        note_source: '',
        fields: '[]',
        avatar: null,
        header: null,
        actor_type: 'Person',
        locked: 0,
        admin: 0,
        moderator: 0,
        discoverable: 1,
        created_at: joined,
        default_scope: 'public',
        email: null,
        password_hash: null,
        settings_store: '{}',
      });
      if (followed !== null) {
        saveFollow(db, {
          follower_id: id,
          followed_id: followed.id,
          pending: 0,
          show_reblogs: 1,
          languages: null,
          created_at: joined,
        });
      }
      if (favourited !== null) {
        insertFavourite(db, {
          id: server.ids.at(joined),
          accountId: id,
          statusId: favourited.id,
          createdAt: joined,
        });
      }
    }
  });
  return { count };
}

/** Makes a long chat between `as` and `with` quickly, without events: `count` messages of both, one every `everyMs` until now. */
export function bulkMessages(door: Door, params: Params): { count: number } {
  const { server } = door;
  const count = Math.min(MAX_STATUSES, params.integer('count') ?? 100);
  const people = [accountNamed(door, params.text('as')), accountNamed(door, params.text('with'))] as const;
  const everyMs = params.integer('everyMs') ?? 20_000;
  const end = server.now();
  server.db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const [author, to] = index % 3 === 0 ? people : people.toReversed();
      if (!author || !to) continue;
      const kind = index % 7 === 0 ? 'long' : 'plain';
      const content = textOf(kind, index + 1).slice(0, index % 2 === 0 ? 400 : 40);
      storeOldMessage(server, { author, to, content, at: end - (count - index) * everyMs });
    }
  });
  return { count };
}

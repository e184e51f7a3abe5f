import type { Params } from '../server/params';
import { insertAccount } from '../store/accounts';
import { saveFollow } from '../store/relationships';
import { insertFavourite } from '../store/interactions';
import type { Door } from './door';
import { accountNamed, statusGiven } from './given';

const MAX = 20_000;
const HOST = 'crowd.example';

/** The time between the creation of two accounts. */
const EVERY_MS = 60_000;

/**
 * Makes many accounts of another server quickly, `name0` and so on, which follow `follow` and have favourited
 * `status`, if these are given. There are no events and no notifications.
 */
export function makeCrowd(door: Door, params: Params): { count: number } {
  const { here } = door;
  const { db } = here;
  const count = Math.min(MAX, params.integer('count') ?? 100);
  const name = params.text('name') ?? 'somebody';
  const followed = params.text('follow') === undefined ? null : accountNamed(door, params.text('follow'));
  const liked = params.id('status') === undefined ? null : statusGiven(door, params);
  const now = here.now();
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const joined = now - (count - number) * EVERY_MS;
      const id = here.ids.at(joined);
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
          created_at: joined,
        });
      }
      if (liked !== null) {
        insertFavourite(db, {
          id: here.ids.at(joined),
          accountId: id,
          statusId: liked.id,
          createdAt: joined,
        });
      }
    }
  });
  return { count };
}

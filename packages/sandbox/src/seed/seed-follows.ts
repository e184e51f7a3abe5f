import type { Random } from '../pictures/random';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { saveFollow } from '../store/follows';
import { insertNotification } from '../store/notifications';
import type { Person } from './people';
import { Shelf } from './shelf';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Everybody follows some of the others; one waits before the door of a locked account. */
export function seedFollows(
  here: Here,
  people: readonly Person[],
  { accounts, random }: { accounts: AccountRow[]; random: Random },
): void {
  const named = new Map(accounts.map((account) => [account.username, account]));
  const created_at = here.now() - 22 * DAY_MS;
  const add = (follower: AccountRow, followed: AccountRow, pending: 0 | 1) => {
    const pair = { follower_id: follower.id, followed_id: followed.id };
    saveFollow(here.db, { ...pair, pending, show_reblogs: 1, notify: 0, created_at });
    if (followed.host !== null) return;
    insertNotification(here.db, {
      account_id: followed.id,
      type: pending ? 'follow_request' : 'follow',
      from_account_id: follower.id,
      status_id: null,
      created_at,
      seen: 1 - pending,
    });
  };
  for (const person of people) {
    const follower = named.get(person.name);
    if (!follower) continue;
    const others = new Shelf(
      accounts.filter((account) => account.id !== follower.id),
      random,
    );
    for (let count = 0; count < person.follows; count += 1) {
      const followed = others.take();
      add(follower, followed, followed.username === 'dave' && person.name === 'petra' ? 1 : 0);
    }
  }
  const [petra, dave] = [named.get('petra'), named.get('dave')];
  if (petra && dave) {
    here.db.run('delete from follows where follower_id = ? and followed_id = ?', petra.id, dave.id);
    add(petra, dave, 1);
  }
}

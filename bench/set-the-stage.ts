import type { Browser } from '@playwright/test';
import { openControlDoor } from '@linnet/sandbox/control';
import { objectOf, textOf } from '../tools/report/json-value';
import { CHAT_MESSAGES, FOLLOWERS, type Stage } from './stage';

/** The number of statuses of each kind, oldest first, as in a typical timeline. */
const STATUS_MIX = [
  { kind: 'long', count: 250 },
  { kind: 'html', count: 500 },
  { kind: 'media', count: 750 },
  { kind: 'plain', count: 3500 },
] as const;

/** The time between two statuses: the timeline covers a few days. */
const INTERVAL_MS = 60_000;

/** Fills an empty server with 5,000 public statuses, three conversations at the top of alice's home timeline and a long chat of hers. */
export async function setTheStage(browser: Browser, url: string): Promise<Stage> {
  const door = openControlDoor(url);
  await door.reset();
  await door.act({ as: 'alice', action: 'follow', target: 'bob' });
  await door.act({ as: 'alice', action: 'follow', target: 'carol' });
  let remaining = STATUS_MIX.reduce((sum, { count }) => sum + count, 0);
  for (const { kind, count } of STATUS_MIX) {
    remaining -= count;
    await door.bulk({ kind, count, everyMs: INTERVAL_MS, endAt: Date.now() - (remaining + 1) * INTERVAL_MS });
  }
  const thread = async (replies: number): Promise<string> => {
    const { id } = await door.post({ as: 'carol', text: `A question that ${replies} people have answered.` });
    await door.bulk({ kind: 'plain', count: replies, everyMs: 0, inReplyTo: id });
    return id;
  };
  const threads = { ten: await thread(10), twoHundred: await thread(200), thousand: await thread(1000) };
  for (const id of Object.values(threads)) await door.act({ as: 'bob', action: 'reblog', status: id });
  await door.crowd({ count: FOLLOWERS, follow: 'dave' });
  await door.messages({ as: 'bob', with: 'alice', count: CHAT_MESSAGES });
  const bob: unknown = await (await fetch(`${url}/api/v1/accounts/lookup?acct=bob`)).json();
  return { browser, url, door, threads, chat: `/users/alice/chats/${textOf(objectOf(bob)['id'])}` };
}

import {
  notifications,
  type Call,
  type Notification,
  type NotificationId,
  type Page,
  type Status,
  type StatusId,
} from '@linnet/api';
import type { Client } from '../../client/client';
import { compareIds } from '../../kernel/feed/ids';
import type { FeedSource } from '../../feeds/feed-source';
import { loadPlan } from '../../feeds/feed-plans';
import { wholeView } from '../../feeds/feed-view';

const PAGE = 40;
const MAX_PAGES = 1000;

/** The ids of a timeline on the server, newest first, down to `lowest`. */
export async function serverStatuses(
  client: Client,
  source: FeedSource,
  lowest: StatusId | undefined,
): Promise<StatusId[]> {
  const plan = await loadPlan(source, client.features);
  const ids: StatusId[] = [];
  const call = (cursor: Page<Status>['older']): Call<Page<Status>> =>
    plan.page({ limit: PAGE, view: wholeView, withMuted: false, ...(cursor && { cursor }) });
  let { items, older } = await client.send(call(null));
  for (let pages = 1; ; pages += 1) {
    ids.push(...items.map(({ id }) => id));
    const last = ids.at(-1);
    const isReached = lowest === undefined || last === undefined || compareIds(last, lowest) <= 0;
    if (isReached || older === null || pages >= MAX_PAGES) return ids;
    ({ items, older } = await client.send(call(older)));
  }
}

/** The viewer's notifications on the server, newest first, down to `lowest` and at least `atLeast` of them. */
export async function serverNotifications(
  client: Client,
  { lowest, atLeast }: { lowest: NotificationId | undefined; atLeast: number },
): Promise<Notification[]> {
  const all: Notification[] = [];
  let { items, older } = await client.send(notifications({ limit: PAGE }));
  for (let pages = 1; ; pages += 1) {
    all.push(...items);
    const last = all.at(-1);
    const reaches = lowest === undefined || (last && compareIds(last.id, lowest) <= 0);
    if ((reaches && all.length >= atLeast) || older === null || items.length === 0 || pages >= MAX_PAGES)
      return all;
    ({ items, older } = await client.send(notifications({ limit: PAGE, cursor: older })));
  }
}

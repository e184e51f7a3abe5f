import type { Page, Status } from '@linnet/api';
import type { FeedCore, FeedMotion, FeedRequest } from './feed-core';
import type { FeedPlan } from './feed-plan';
import { isWhole, type FeedView } from './feed-view';
import type { FeedWish } from './feed-wish';

/** Statuses asked for at a time. */
const PAGE_SIZE = 20;

interface Fetching {
  plan: FeedPlan;
  send: FeedCore['send'];
  signal: AbortSignal;
  view: FeedView;
  withMuted: boolean;
  /** The filters that are known on this device are in force. */
  filtered: Promise<unknown> | undefined;
  /** Brings the code that finds out about authors. */
  bring: () => Promise<FeedMotion>;
}

/** A page with all that has to be known before it is shown. */
export async function fetchPage(request: FeedRequest, fetching: Fetching): Promise<Page<Status>> {
  const { wish = {}, gather, asOf } = request;
  const { plan, signal, view, withMuted, filtered, bring } = fetching;
  async function send(more: FeedWish): Promise<Page<Status>> {
    const wished = plan.page({ limit: PAGE_SIZE, ...more, view, withMuted });
    const page = await fetching.send(wished, { signal, asOf });
    plan.seek?.note(more.cursor, page);
    return page;
  }
  const [answer, narrows] = await Promise.all([
    gather?.(send, plan) ?? send(typeof wish === 'function' ? wish(plan) : wish),
    isWhole(view) && !plan.unscreened ? null : bring(),
    filtered,
  ]);
  await narrows?.learn(answer.items, view);
  if (plan.unscreened) await narrows?.screen(answer.items);
  return answer;
}

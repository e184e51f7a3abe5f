import type { Page, Status } from '@linnet/api';
import type { FeedCore, FeedUpdates, FeedRequest, FeedPageRequest } from './feed-core';
import type { FeedPlan } from './feed-kind-facts';
import { isWhole, type FeedView } from './feed-view';

/** Statuses per page. */
const PAGE_SIZE = 20;

interface Fetching {
  plan: FeedPlan;
  send: FeedCore['send'];
  signal: AbortSignal;
  view: FeedView;
  withMuted: boolean;
  /** Resolves when the filters stored on this device are in force. */
  filtered?: Promise<unknown> | undefined;
  /** Loads the code that fetches relationships. */
  loadUpdates: () => Promise<FeedUpdates>;
}

/** Fetches a page and all that must be known before it is shown. */
export async function fetchPage(request: FeedRequest, fetching: Fetching): Promise<Page<Status>> {
  const { page: options = {}, gather, asOf } = request;
  const { plan, signal, view, withMuted, filtered, loadUpdates } = fetching;
  async function send(more: FeedPageRequest): Promise<Page<Status>> {
    const call = plan.page({ limit: PAGE_SIZE, ...more, view, withMuted });
    const page = await fetching.send(call, { signal, asOf });
    plan.seek?.remember(more.cursor, page);
    return page;
  }
  const [answer, updates] = await Promise.all([
    gather?.(send, plan) ?? send(typeof options === 'function' ? options(plan) : options),
    isWhole(view) && !plan.mayIncludeBlocked ? null : loadUpdates(),
    filtered,
  ]);
  await updates?.loadReplyRelationships(answer.items, view);
  if (plan.mayIncludeBlocked) await updates?.loadAuthorRelationships(answer.items);
  return answer;
}

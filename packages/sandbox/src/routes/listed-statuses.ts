import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { linkHeader } from '../server/link-header';
import { linkParams } from '../server/read-page';
import type { Call } from '../server/route';
import type { ListedStatus } from '../store/bookmarks';

/** A page of statuses whose Link header is cut by ids of its own; `known` are parameters that it repeats. */
export function listedStatuses(
  call: Call,
  listed: ListedStatus[],
  known: Record<string, string | null> = {},
): Response {
  const { here, params, url } = call;
  const statuses = renderStatuses(
    here,
    listed.map(({ statusId }) => statusId),
    readerOf(here, call.reader),
  );
  const headers = linkHeader({
    here,
    path: url.pathname,
    params: linkParams(params, known),
    ids: listed.map(({ pageId }) => pageId),
  });
  return answer(statuses, { headers });
}

/** For lists that are ordered by the statuses themselves. */
export function byStatus(ids: string[]): ListedStatus[] {
  return ids.map((id) => ({ pageId: id, statusId: id }));
}

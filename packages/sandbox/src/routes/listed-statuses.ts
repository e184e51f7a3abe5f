import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { linkHeader } from '../server/link-header';
import { linkParams } from '../server/read-page';
import type { Call } from '../server/route';
import type { ListedStatus } from '../store/bookmarks';

/** A page of statuses that is paged by ids of its own; the Link header repeats the parameters in `known`. */
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

/** Entries of a list that is paged by status ids. */
export function byStatus(ids: string[]): ListedStatus[] {
  return ids.map((id) => ({ pageId: id, statusId: id }));
}

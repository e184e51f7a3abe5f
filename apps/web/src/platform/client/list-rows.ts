import type { ResourceState, RowFeed, RowFeedState } from '@linnet/domain';
import { useEffect } from 'react';
import { getPageHistory } from '../navigation/page-history';
import { useCell, useSession } from './client-provider';
import type { RequestState } from './use-resource';

/** The rows of a list that are loaded so far, wherever they come from. */
export interface ListRows<Row> extends RowFeedState<Row> {
  /** Loads the list, or loads it again. */
  readonly load: () => unknown;
  /** Loads what failed, or the next page. */
  readonly loadMore: () => unknown;
}

/** The rows of a list that is loaded page by page. Going back to it shows it as it was. */
export function useRowFeed<Row>(feed: Pick<RowFeed<Row>, 'state' | 'load' | 'loadMore'>): ListRows<Row> {
  const { state: sessionState } = useSession();
  useEffect(() => {
    if (!isReturned()) void feed.load();
  }, [feed]);
  // A list that needs a session is loaded once there is one: it may have expired when the list was opened.
  useEffect(() => {
    const { rows, isLoading } = feed.state.get();
    if (rows === null && !isLoading) void feed.load();
  }, [feed, sessionState]);
  return { ...useCell(feed.state), load: feed.load, loadMore: feed.loadMore };
}

/** Whether the viewer has come back to a scroll position; another list on the same screen has none. */
function isReturned(): boolean {
  const { scroll, visit } = getPageHistory();
  const { key, arrival } = visit();
  return arrival === 'return' && scroll.position(key) !== undefined;
}

/** The rows of a list that is loaded as a whole. */
export function rowsOfResource<T, Row>(
  { value, ...state }: ResourceState<T>,
  load: () => unknown,
  rowsOf: (value: T) => readonly Row[],
): ListRows<Row> {
  // A list that the server does not have is empty.
  const rows = value === null ? (state.isOffered ? null : []) : rowsOf(value);
  return { ...state, rows, hasMore: false, load, loadMore: load };
}

const doNothing = (): void => {};

/** The rows of a list that one component loads for itself. */
export function rowsOfRequest<T, Row>(
  request: RequestState<T>,
  rowsOf: (answer: T) => readonly Row[],
): ListRows<Row> {
  const load = request.state === 'failed' ? request.retry : doNothing;
  return {
    ...allRows(request.state === 'ready' ? rowsOf(request.answer) : null),
    isLoading: request.state === 'loading',
    error: request.state === 'failed' ? request.reason : null,
    load,
  };
}

/** The rows of a list that is known as a whole. */
export function allRows<Row>(rows: readonly Row[] | null): ListRows<Row> {
  const none = { isOffered: true, hasMore: false, isLoading: false, error: null };
  return { ...none, rows, load: doNothing, loadMore: doNothing };
}

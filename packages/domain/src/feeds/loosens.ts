import type { FeedFilter, FeedView } from './feed-view';

const strictness = { all: 0, following: 1, self: 2 } as const;

/** Whether one view may show what the server left out for another. `sent` are the filters that the server obeys. */
export function loosens(before: FeedView, view: FeedView, sent: readonly FeedFilter[]): boolean {
  return sent.some((filter) =>
    filter === 'replies'
      ? strictness[view.replies] < strictness[before.replies]
      : before[filter] && !view[filter],
  );
}

/** What of a timeline is shown. */
export interface FeedView {
  /** Replies to anybody; to whom the person follows, and to the person; only to the person. */
  replies: 'all' | 'following' | 'self';
  onlyMedia: boolean;
  withoutRepeats: boolean;
}

export type FeedFilter = keyof FeedView;

/** Nothing is left out. */
export const wholeView: FeedView = { replies: 'all', onlyMedia: false, withoutRepeats: false };

export function isWhole({ replies, onlyMedia, withoutRepeats }: FeedView): boolean {
  return replies === 'all' && !onlyMedia && !withoutRepeats;
}

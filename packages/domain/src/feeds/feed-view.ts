/** What of a timeline is shown. */
export interface FeedView {
  /** Replies to anybody; to whom the person follows, and to the person; only to the person. */
  replies: 'all' | 'following' | 'self';
  onlyMedia: boolean;
  withoutMedia: boolean;
  withoutRepeats: boolean;
}

export type FeedFilter = keyof FeedView;

/** What a kind of timeline leaves out by itself; which replies are read is one choice for all of them. */
export type OwnFilter = Exclude<FeedFilter, 'replies'>;

/** Nothing is left out. */
export const wholeView: FeedView = {
  replies: 'all',
  onlyMedia: false,
  withoutMedia: false,
  withoutRepeats: false,
};

export function isWhole({ replies, onlyMedia, withoutMedia, withoutRepeats }: FeedView): boolean {
  return replies === 'all' && !onlyMedia && !withoutMedia && !withoutRepeats;
}

export function isSameView(one: FeedView, other: FeedView): boolean {
  return (
    one.replies === other.replies &&
    one.onlyMedia === other.onlyMedia &&
    one.withoutMedia === other.withoutMedia &&
    one.withoutRepeats === other.withoutRepeats
  );
}

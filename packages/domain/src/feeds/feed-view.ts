/** The filters of a feed. */
export interface FeedView {
  /** Replies to anybody; to the viewer and those they follow; to the viewer only. */
  replies: 'all' | 'following' | 'self';
  onlyMedia: boolean;
  withoutMedia: boolean;
  withoutRepeats: boolean;
}

export type FeedFilter = keyof FeedView;

/** The filters that each feed kind has for itself; the choice of replies is one for all of them. */
export type OwnFilter = Exclude<FeedFilter, 'replies'>;

/** The view that leaves nothing out. */
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

import type { AccountId } from '@linnet/api';
import type { FeedKind, FeedSource, SourceOf, StartKind } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';
import type { ScreenProps } from '../../platform/navigation/route-definition';

/** The kinds of timelines that have a screen. Those of an account are parts of its profile. */
export type TimelineKind = Exclude<FeedKind, Extract<FeedSource, { accountId: AccountId }>['kind']>;

/** The title of a timeline, and what its empty state says. */
export interface TimelineTexts {
  readonly title: MessageId;
  readonly emptyTitle: MessageId;
  readonly emptyText: MessageId;
}

/** The kinds that no start page shows. */
export type MoreKind = Exclude<TimelineKind, StartKind>;

/** A timeline that no start page shows. */
export interface MoreTimelineEntry<K extends MoreKind> {
  readonly texts: TimelineTexts;
  /** The feed that the address names. */
  readonly sourceOf: (params: ScreenProps['params']) => SourceOf<K>;
  /**
   * The screen is opened from other screens: `always` has a back button in place of the menu of all timelines,
   * `narrow` has one beside it on a phone.
   */
  readonly back?: 'always' | 'narrow';
}

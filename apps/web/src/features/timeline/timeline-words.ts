import type { AccountId } from '@linnet/api';
import type { FeedKind, FeedSource } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';

/** The kinds of timelines that have a screen. Those of an account are parts of its profile. */
export type TimelineKind = Exclude<FeedKind, Extract<FeedSource, { accountId: AccountId }>['kind']>;

/** The title of a timeline, and what its empty state says. */
export interface TimelineWords {
  readonly title: MessageId;
  readonly emptyTitle: MessageId;
  readonly emptyText: MessageId;
}

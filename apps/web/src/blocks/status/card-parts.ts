import { lazyPart } from '../../ui/lazy/lazy-screen';
import { LinePlaceholder } from './line-placeholder';
import type { FollowedTagBannerProps } from './followed-tag-banner';
import type { ReplyListProps } from './reply-list';

/** Parts that only some statuses have, or that open on a click: one chunk, loaded after the first status. */
export { LinkCard } from '../card/link-card';
export { ActionRow } from '../status-actions/action-row';
export { FoldButton, ExpandButton } from './fold-button';
export { MutedCard, MutedLine } from '../visibility/muted-line';
export { EditedLine, LanguageLabel, StateMarks } from './status-marks';
export { PinnedBanner, Tombstone } from './banners';
export { MentionsLine } from './mentions-line';
export { RepliedTo } from './status-popover';
export { Poll } from '../poll/poll';
export { Quote } from '../quote/quote';
export { ReactionRow } from '../reactions/reaction-row';
/** Has a file of its own, with the conversations that it needs. */
export const ReplyList = lazyPart<ReplyListProps>(
  () => import('./reply-list').then((part) => part.ReplyList),
  LinePlaceholder,
);
/** Only signed-in viewers follow hashtags. */
export const FollowedTagBanner = lazyPart<FollowedTagBannerProps>(() =>
  import('./followed-tag-banner').then((part) => part.FollowedTagBanner),
);

import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { LineSpace } from './line-space';

/** Comes when somebody wants it. */
export const LaterReplyList = lazyScreen(() => import('./reply-list').then((part) => part.ReplyList), {
  placeholder: LineSpace,
});

import { InboxThreadScreen as ThreadScreen, type ThreadParts } from '../features/inbox';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';

/** The parts of chats and of the composer that a thread shows; each is loaded when a thread needs it. */
const parts: ThreadParts = {
  ChatMessage: lazyScreen(
    () => import('../features/chats/chat-message').then((part) => part.ChatMessageView),
    {
      placeholder: () => null,
    },
  ),
  ChatComposer: lazyScreen(() => import('../features/chats/chat-composer').then((part) => part.ChatComposer)),
  OutgoingPost: lazyScreen(() => import('../features/composer').then((part) => part.OutgoingPost), {
    placeholder: () => null,
  }),
  PostForm: lazyScreen(() => import('../features/composer').then((part) => part.MessageForm)),
};

export function InboxThreadScreen(props: ScreenProps) {
  return <ThreadScreen {...props} parts={parts} />;
}

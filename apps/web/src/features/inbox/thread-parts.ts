import type { AccountId } from '@linnet/api';
import type { ChatLine, ChatMessages, ChatRow } from '@linnet/domain/chats';
import type { DraftContext, OutboxJob } from '@linnet/domain/drafts';
import type { ComponentType } from 'react';

/** Components of other features that a thread consists of; `app/` passes them in. */
export interface ThreadParts {
  /** One message of a chat. */
  readonly ChatMessage: ComponentType<{
    line: Exclude<ChatLine, { kind: 'day' }>;
    messages: ChatMessages;
  }>;
  /** The form of a chat; nothing can be sent while `chat` is null. */
  readonly ChatComposer: ComponentType<{ person: AccountId; chat: ChatRow | null }>;
  /** A direct post that is on its way. */
  readonly OutgoingPost: ComponentType<{ job: OutboxJob }>;
  /** The form of a direct post. */
  readonly PostForm: ComponentType<{ context: DraftContext; label: string }>;
}

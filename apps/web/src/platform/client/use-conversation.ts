import type { StatusId } from '@linnet/api';
import { conversationsOf, type Conversation, type ConversationState } from '@linnet/domain/conversation';
import { useEffect } from 'react';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** Opens a conversation and follows its replies while the component stands. */
export function useConversation(focus: StatusId): { conversation: Conversation; state: ConversationState } {
  const conversation = conversationsOf(useClient()).get(focus);
  useEffect(() => {
    void conversation.load();
    return conversation.follow();
  }, [conversation]);
  return { conversation, state: useCell(conversation.state) };
}

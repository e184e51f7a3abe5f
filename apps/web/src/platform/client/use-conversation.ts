import type { StatusId } from '@linnet/api';
import type { Conversation, ConversationState } from '@linnet/domain';
import { useEffect } from 'react';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** Opens a conversation and follows its replies while the component stands. */
export function useConversation(focus: StatusId): { conversation: Conversation; state: ConversationState } {
  const { conversations } = useClient();
  const conversation = conversations.get(focus);
  useEffect(() => {
    void conversation.load();
    return conversation.follow();
  }, [conversation]);
  return { conversation, state: useCell(conversation.state) };
}

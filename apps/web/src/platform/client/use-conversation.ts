import type { StatusId } from '@linnet/api';
import { conversationsOf, type Conversation, type ConversationState } from '@linnet/domain/conversation';
import { useEffect } from 'react';
import { usePageFocus, usePageVisible } from '../browser/use-page-visible';
import { useCell, useClient } from './client-provider';

/** Opens a conversation and keeps it up to date: by live events, and by polling while the page has the focus. */
export function useConversation(focus: StatusId): { conversation: Conversation; state: ConversationState } {
  const conversation = conversationsOf(useClient()).get(focus);
  useEffect(() => {
    void conversation.load();
    return conversation.follow();
  }, [conversation]);
  const isVisible = usePageVisible();
  const hasFocus = usePageFocus();
  const isActive = isVisible && hasFocus;
  useEffect(() => (isActive ? conversation.watch() : undefined), [conversation, isActive]);
  return { conversation, state: useCell(conversation.state) };
}

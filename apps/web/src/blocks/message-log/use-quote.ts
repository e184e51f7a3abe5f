import type { ChatId } from '@linnet/api';
import { quotesOf } from '@linnet/domain/chats';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../../platform/client/client-provider';

/** Calls a form's function with the words of each message of its chat that is quoted. */
export function useQuote(chat: ChatId | undefined, onQuote: (words: string) => void): void {
  const client = useClient();
  const handleQuote = useEffectEvent(onQuote);
  useEffect(
    () => (chat === undefined ? undefined : quotesOf(client).follow(chat, (words) => handleQuote(words))),
    [client, chat],
  );
}

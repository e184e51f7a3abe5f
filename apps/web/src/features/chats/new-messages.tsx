import type { ChatMessage } from '@linnet/api';
import { compareIds } from '@linnet/domain';
import type { ChatMessages, ChatRow } from '@linnet/domain/chats';
import { readRichText } from '@linnet/richtext';
import { type ReactNode, useState } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { useCell } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

interface NewMessagesProps {
  readonly chat: ChatRow;
  readonly messages: ChatMessages;
  readonly isAtEnd: boolean;
  /** Shown while the end of the log is out of view. */
  readonly children: (count: number) => ReactNode;
}

/** Announces what the other person writes, each message once, and counts what has arrived out of view. */
export function NewMessages({ chat, messages, isAtEnd, children }: NewMessagesProps) {
  const text = useText();
  const { rows } = useCell(messages.state);
  const account = useAccount(chat.accountId);
  const newest = rows[0]?.id ?? '';
  /** The newest message when the log was last at its end, and when it was opened. */
  const [seen, setSeen] = useState(newest);
  const [known] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const theirs = (row: ChatMessage) => row.accountId === chat.accountId;
  const count = rows.filter((row) => theirs(row) && compareIds(row.id, seen) > 0).length;
  const latest = rows.find(theirs);
  const isNews = latest !== undefined && known !== '' && compareIds(latest.id, known) > 0;
  return (
    <>
      {!isAtEnd && children(count)}
      <VisuallyHidden>
        <span role="status">
          {isNews &&
            account !== undefined &&
            text('chats.announced', { name: plainName(account), message: wordsOf(latest) })}
        </span>
      </VisuallyHidden>
    </>
  );
}

function wordsOf({ content, emojis, attachment }: ChatMessage): string {
  const { plainText } = readRichText(content, { parse: parseHtml, emojis });
  return plainText === '' ? (attachment?.description ?? '') : plainText;
}

import type { AccountId } from '@linnet/api';
import { compareIds } from '@linnet/domain';
import { type ChatRow, chatListOf } from '@linnet/domain/chats';
import { chatWindow, dockOf } from '@linnet/domain/dock';
import { useEffect, useEffectEvent, useRef } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { wordsOf } from '../../blocks/message-log/message-words';
import { useCell, useClient } from '../../platform/client/client-provider';
import { isolated, shortened } from '../../platform/i18n/shortened';

const DURATION_MS = 8000;
/** Characters of a message that are shown. */
const MAX_LENGTH = 120;

/** Maximum number of notices for messages that arrive at once; the newest messages get them. */
const MAX_AT_ONCE = 3;

const lastId = (row: ChatRow | undefined): string => row?.lastMessage?.id ?? '';

/** Shows a notice for each message that arrives while its chat is not in view, with a button that opens it. */
export function useMessageNotices(isInView: (person: AccountId) => boolean): void {
  const client = useClient();
  const list = chatListOf(client);
  const { value } = useCell(list.chats.state);
  /** The newest message of all chats; null before they have been loaded. */
  const newest = useRef<string | null>(null);
  useEffect(() => list.follow(), [list]);

  const showNotice = useEffectEvent(({ accountId, lastMessage, unreadCount }: ChatRow) => {
    const account = client.graph.accounts.get(accountId);
    if (account === undefined || lastMessage?.accountId !== accountId) return;
    if (unreadCount === 0 || isInView(accountId)) return;
    const plainText = wordsOf(lastMessage);
    client.notices.add({
      level: 'info',
      key: plainText === '' ? 'chats.arrived.file' : 'chats.arrived.text',
      values: { name: plainName(account), message: isolated(shortened(plainText, MAX_LENGTH)) },
      duration: DURATION_MS,
      action: { label: 'chats.open', run: () => dockOf(client).open(chatWindow(accountId)) },
    });
  });

  useEffect(() => {
    if (value === null) return;
    const known = newest.current;
    const arrived = value
      .filter((row) => compareIds(lastId(row), known ?? '') > 0)
      .toSorted((a, b) => compareIds(lastId(a), lastId(b)));
    newest.current = lastId(arrived.at(-1)) || (known ?? '');
    if (known !== null) for (const row of arrived.slice(-MAX_AT_ONCE)) showNotice(row);
  }, [value]);
}

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

const lastId = ({ lastMessage }: ChatRow): string => lastMessage?.id ?? '';

/** Tells of each message that arrives while its chat is not in view, with a button that opens it. */
export function useMessageNotices(isInView: (person: AccountId) => boolean): void {
  const client = useClient();
  const list = chatListOf(client);
  const { value } = useCell(list.chats.state);
  /** The newest message of all chats; null before they have been loaded. */
  const newest = useRef<string | null>(null);
  useEffect(() => list.follow(), [list]);

  const tell = useEffectEvent((rows: readonly ChatRow[]) => {
    const [row] = rows.toSorted((a, b) => compareIds(lastId(b), lastId(a)));
    const known = newest.current;
    const id = row === undefined ? '' : lastId(row);
    if (known === null || compareIds(id, known) > 0) newest.current = id;
    if (known === null || row === undefined || compareIds(id, known) <= 0) return;
    const { accountId, lastMessage, unreadCount } = row;
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
  useEffect(() => void (value !== null && tell(value)), [value]);
}

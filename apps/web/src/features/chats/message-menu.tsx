import type { ChatMessage } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { type ChatMessages, quotesOf } from '@linnet/domain/chats';
import Copy from 'lucide-react/icons/copy';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useStep } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import styles from './chat.module.css';

/** A server deletes one's own message for both people, and the other's only for the viewer. */
const removalTexts = {
  own: { label: 'chats.delete', title: 'chats.delete_confirm', text: 'chats.delete_text' },
  others: { label: 'chats.remove', title: 'chats.remove_confirm', text: 'chats.remove_text' },
} as const;

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly words: string;
  readonly isOwn: boolean;
  readonly messages: ChatMessages;
}

/** Quoting, copying and deleting a message. */
export function MessageMenu({ message, words, isOwn, messages }: MessageMenuProps) {
  const text = useText();
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useStep({
    step: () => messages.remove(message.id),
    // The dialog closes before the request is sent, so a notice tells the error.
    isOpen: false,
    notice: { key: 'chats.not_deleted' },
  });
  const removalText = removalTexts[isOwn ? 'own' : 'others'];
  const copy: MenuItem = {
    kind: 'action',
    id: 'copy',
    icon: Copy,
    label: text('chats.copy'),
    onSelect: () => void copyWords(client, words),
  };
  const remove: MenuItem = {
    kind: 'action',
    id: 'delete',
    icon: Trash2,
    danger: true,
    label: text(removalText.label),
    onSelect: () => setAsking(true),
  };
  return (
    <span className={styles.menu}>
      {words !== '' && (
        <IconButton
          small
          mirrored
          icon={Reply}
          name={text('chats.quote')}
          data-key="reply"
          onClick={() => quotesOf(client).add(message.chatId, words)}
        />
      )}
      <Menu label={text('chats.more')} items={words === '' ? [remove] : [copy, remove]} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={text(removalText.title)}
        text={text(removalText.text)}
        confirmLabel={text(removalText.label)}
        onConfirm={() => {
          setAsking(false);
          void removal.run();
        }}
        onCancel={() => setAsking(false)}
      />
    </span>
  );
}

/** Copies a text; if the browser refuses, a notice says so. */
export async function copyWords({ notices }: Client, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    notices.add({ level: 'error', key: 'chats.not_copied' });
  }
}

import type { ThreadItem } from '@linnet/domain/inbox';
import { readRichText } from '@linnet/richtext';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useState } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useStatusView } from '../../platform/client/use-status-view';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './thread.module.css';

interface NewItemsProps {
  /** The newest first. */
  readonly items: readonly ThreadItem[];
  readonly isAtEnd: boolean;
  readonly onShow: () => void;
}

/** Announces what others write, each item once, and counts what has arrived out of view, with a way to it. */
export function NewItems({ items, isAtEnd, onShow }: NewItemsProps) {
  const text = useText();
  const [newest] = items;
  /** The newest item when the log was last at its end, and when it was opened. */
  const [seen, setSeen] = useState(newest?.id);
  const [known] = useState(newest?.id);
  if (isAtEnd && seen !== newest?.id) setSeen(newest?.id);
  const count = items.findIndex(({ id }) => id === seen);
  return (
    <>
      {!isAtEnd && (
        <Button small className={styles.toEnd} icon={<Icon of={ArrowDown} size="small" />} onClick={onShow}>
          {count > 0 ? text('chats.new_messages', { count }) : text('chats.to_end')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {newest !== undefined && newest.id !== known && <Announcement item={newest} />}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Who wrote what; nothing for what the viewer has written. */
function Announcement({ item }: { readonly item: ThreadItem }) {
  const text = useText();
  const session = useSession();
  const view = useStatusView(item.kind === 'post' ? item.status : null);
  const author = item.kind === 'post' ? view?.status.accountId : item.message.accountId;
  const account = useAccount(author ?? null);
  if (account === undefined || (session.state !== 'visitor' && session.accountId === author)) return null;
  const message =
    item.kind === 'post'
      ? ((view?.status.subject || view?.content.plainText) ?? '')
      : readRichText(item.message.content, { parse: parseHtml, emojis: item.message.emojis }).plainText;
  return text('chats.announced', { name: plainName(account), message });
}

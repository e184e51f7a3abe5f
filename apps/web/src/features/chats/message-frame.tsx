import type { ChatLine } from '@linnet/domain/chats';
import type { ReactNode } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './chat.module.css';

interface MessageFrameProps {
  readonly line: Exclude<ChatLine, { kind: 'day' }>;
  readonly isOwn: boolean;
  readonly words: string;
  /** It, or something in it, has the focus. */
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** What holds a message. Where others see by its side who wrote it, a screen reader hears that before the words. */
export function MessageFrame({ line, isOwn, words, onFocus, children }: MessageFrameProps) {
  const text = useText();
  const account = useAccount(line.accountId);
  const name = account === undefined ? '' : plainName(account);
  return (
    <div
      className={styles.message}
      role="group"
      aria-label={isOwn ? `${text('chats.you')} ${words}` : text('chats.message', { name, message: words })}
      data-own={isOwn || undefined}
      data-head={line.isHead || undefined}
      data-message={line.id}
      // Selected by the keys of a list.
      tabIndex={-1}
      onFocus={onFocus}
    >
      {line.isHead && <VisuallyHidden>{isOwn ? text('chats.you') : name}</VisuallyHidden>}
      {children}
    </div>
  );
}

import type { NotificationRow } from '@linnet/domain/notifications';
import { readRichText } from '@linnet/richtext';
import { useMemo } from 'react';
import { parseHtml } from '../../platform/html/parse-html';
import { Text } from '../../platform/i18n/text';
import { RichText } from '../rich-text/rich-text';
import styles from './notification.module.css';

interface NotificationMessageProps {
  readonly message: NonNullable<NotificationRow['message']>;
}

/** A chat message. */
export function NotificationMessage({ message }: NotificationMessageProps) {
  const { content, emojis, attachment } = message;
  const { nodes, plainText } = useMemo(
    () => readRichText(content, { parse: parseHtml, emojis }),
    [content, emojis],
  );
  return (
    <div className={styles.message} dir="auto">
      {plainText.trim() !== '' && <RichText nodes={nodes} />}
      {attachment !== null && <Text id="notifications.chat_file" />}
    </div>
  );
}

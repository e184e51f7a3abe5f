import type { Poll } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { RichText } from '../rich-text/rich-text';
import styles from './poll.module.css';

interface PollTitleProps {
  poll: Poll;
  option: Poll['options'][number];
}

/** The text of an option: plain text with emoji. */
export function PollTitle({ poll, option }: PollTitleProps) {
  return (
    <span className={styles.title} dir="auto">
      <RichText nodes={emojify(option.title, poll.emojis)} />
    </span>
  );
}

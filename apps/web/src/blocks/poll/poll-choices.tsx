import type { Poll } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { useText } from '../../platform/i18n/use-text';
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

/** The poll in the preview of a post: it has not started, so nobody can vote. */
export function PollChoices({ poll }: { poll: Poll }) {
  const text = useText();
  return (
    <div role="group" aria-label={text('polls.label')}>
      <ul className={styles.rows}>
        {poll.options.map((option, index) => (
          // Options have no ids: the index identifies them.
          <li key={index} className={styles.option}>
            <PollTitle poll={poll} option={option} />
          </li>
        ))}
      </ul>
      {poll.multiple && <p className={styles.foot}>{text('polls.several')}</p>}
    </div>
  );
}

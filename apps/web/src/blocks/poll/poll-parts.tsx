import type { ErrorReason, Poll } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import type { ReactNode } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { useTimeFromNow } from '../../platform/time/time-from-now';
import { useMomentTitle } from '../../platform/time/use-absolute-time';
import { RetryButton } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { useErrorText } from '../error/use-error-text';
import { RichText } from '../rich-text/rich-text';
import { writtenIn } from '../rich-text/written-in';
import styles from './poll.module.css';

interface PollTitleProps {
  poll: Poll;
  option: Poll['options'][number];
  /** The language of the post. */
  language: string | null;
}

/** The text of an option: plain text with emoji. */
export function PollTitle({ poll, option, language }: PollTitleProps) {
  return (
    <span className={styles.title} {...writtenIn(language)}>
      <RichText nodes={emojify(option.title, poll.emojis)} />
    </span>
  );
}

/** The poll in the preview of a post: it has not started, so nobody can vote. */
export function PollChoices({ poll, language }: Omit<PollTitleProps, 'option'>) {
  const text = useText();
  return (
    <div role="group" aria-label={text('polls.label')}>
      <ul className={styles.rows}>
        {poll.options.map((option, index) => (
          // Options have no ids: the index identifies them.
          <li key={index} className={styles.option}>
            <PollTitle poll={poll} option={option} language={language} />
          </li>
        ))}
      </ul>
      {poll.multiple && <p className={styles.foot}>{text('polls.several')}</p>}
    </div>
  );
}

interface PollErrorProps {
  /** What did not work. */
  message: MessageId;
  reason: ErrorReason;
  onRetry: () => void;
}

/** An error of this poll, if there is one. */
export function PollError({ message, reason, onRetry }: PollErrorProps) {
  const text = useText();
  const why = useErrorText(reason);
  return (
    <Note tone="error">
      <div className={styles.error}>
        <span>{text(message, { why })}</span>
        <RetryButton onClick={onRetry} />
      </div>
    </Note>
  );
}

interface PollFootProps {
  poll: Poll;
  isOver: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** How many people voted, when it ends, and whether others can see who chose what. */
export function PollFoot({ poll, isOver, children }: PollFootProps) {
  const text = useText();
  const { multiple, votersCount, votesCount, expiresAt, nonAnonymous } = poll;
  const people = multiple && votersCount > 0;
  return (
    <div className={styles.foot}>
      {children}
      <span className={styles.count}>
        {text(people ? 'polls.people_voted_count' : 'polls.votes_count', {
          count: people ? votersCount : votesCount,
        })}
      </span>
      {expiresAt === null ? (
        isOver && <span>{text('polls.over')}</span>
      ) : (
        <PollEnd at={Date.parse(expiresAt)} isOver={isOver} />
      )}
      {nonAnonymous && <span className={styles.open}>{text('polls.non_anonymous')}</span>}
    </div>
  );
}

interface PollEndProps {
  /** Milliseconds since 1970. */
  at: number;
  isOver: boolean;
}

/** When a poll ends or ended, in relative words that are kept up to date. */
function PollEnd({ at, isOver }: PollEndProps) {
  const text = useText();
  const title = useMomentTitle(at);
  const time = useTimeFromNow(at, isOver);
  const words = isOver ? 'polls.ended' : 'polls.ends';
  const closeToNow = isOver ? 'polls.expired_now' : 'polls.expires_soon';
  return (
    <time dateTime={new Date(at).toISOString()} title={title}>
      {time === null ? text(closeToNow) : text(words, { time })}
    </time>
  );
}

import type { Poll } from '@linnet/api';
import type { ReactNode } from 'react';
import { Text } from '../../platform/i18n/text';
import styles from './poll.module.css';
import { useMomentTitle } from '../../platform/time/use-moment-title';
import { useTimeSpan } from './use-time-span';

interface PollFootProps {
  poll: Poll;
  isOver: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** How many people voted, when it ends, and whether others can see who chose what. */
export function PollFoot({ poll, isOver, children }: PollFootProps) {
  const { multiple, votersCount, votesCount, expiresAt, nonAnonymous } = poll;
  const people = multiple && votersCount > 0;
  return (
    <div className={styles.foot}>
      {children}
      <span className={styles.count}>
        <Text
          id={people ? 'polls.people_voted_count' : 'polls.votes_count'}
          values={{ count: people ? votersCount : votesCount }}
        />
      </span>
      {expiresAt === null ? (
        isOver && (
          <span>
            <Text id="polls.over" />
          </span>
        )
      ) : (
        <PollEnd at={Date.parse(expiresAt)} isOver={isOver} />
      )}
      {nonAnonymous && (
        <span className={styles.open}>
          <Text id="polls.non_anonymous" />
        </span>
      )}
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
  const title = useMomentTitle(at);
  const span = useTimeSpan(at);
  const words = isOver ? 'polls.expired' : 'polls.expires_in';
  const near = isOver ? 'polls.expired_now' : 'polls.expires_soon';
  return (
    <time dateTime={new Date(at).toISOString()} title={title}>
      {span === null ? <Text id={near} /> : <Text id={words} values={{ time: span }} />}
    </time>
  );
}

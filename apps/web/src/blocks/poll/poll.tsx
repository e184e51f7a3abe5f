import type { PollId } from '@linnet/api';
import { useRef } from 'react';
import { usePoll } from '../../platform/client/use-account';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { PollForm } from './poll-form';
import { PollResults } from './poll-results';
import styles from './poll.module.css';
import { useIsOver, useTrackedPoll } from './use-tracked-poll';

interface PollProps {
  readonly id: PollId;
  /** The language of the post. */
  readonly language: string | null;
}

/** A poll: a form while the viewer can vote, otherwise the results. */
export function Poll({ id, language }: PollProps) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const poll = usePoll(id);
  const isOver = useIsOver(poll);
  const isSignedIn = useSession().state === 'signed-in';
  useTrackedPoll(container, poll);

  return (
    <div ref={container} className={styles.poll} role="group" aria-label={text('polls.label')}>
      {poll !== undefined &&
        (isSignedIn && !poll.voted && !isOver ? (
          <PollForm poll={poll} language={language} />
        ) : (
          <PollResults poll={poll} language={language} isOver={isOver} />
        ))}
    </div>
  );
}

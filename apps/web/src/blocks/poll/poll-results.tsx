import type { Poll, PollId } from '@linnet/api';
import { pollsOf } from '@linnet/domain/polls';
import Check from 'lucide-react/icons/check';
import { useClient } from '../../platform/client/client-provider';
import { useStep } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { PollError, PollFoot, PollTitle } from './poll-parts';
import styles from './poll.module.css';

/** A button that loads the newest numbers. */
function RefreshPoll({ id }: { id: PollId }) {
  const text = useText();
  const polls = pollsOf(useClient());
  const { isPending, error, run } = useStep({ step: () => polls.refresh(id) });
  if (error !== null && !isPending) {
    return (
      <div className={styles.problem}>
        <PollError message="polls.refresh_failed" reason={error} onRetry={() => void run()} />
      </div>
    );
  }
  return (
    <Button small variant="quiet" className={styles.refresh} pending={isPending} onClick={() => void run()}>
      {text('polls.refresh')}
    </Button>
  );
}

interface PollResultsProps {
  readonly poll: Poll;
  readonly language: string | null;
  readonly isOver: boolean;
}

/** The results of a poll, with the viewer's own choices marked. */
export function PollResults({ poll, language, isOver }: PollResultsProps) {
  return (
    <>
      <ul className={styles.rows}>
        {poll.options.map((option, index) => (
          // Options have no ids: votes refer to them by index.
          <PollResult
            key={index}
            poll={poll}
            option={option}
            language={language}
            isOwn={poll.ownVotes.includes(index)}
          />
        ))}
      </ul>
      <PollFoot poll={poll} isOver={isOver}>
        {!poll.expired && <RefreshPoll id={poll.id} />}
      </PollFoot>
    </>
  );
}

interface PollResultProps {
  poll: Poll;
  language: string | null;
  option: Poll['options'][number];
  isOwn: boolean;
}

function PollResult({ poll, option, language, isOwn }: PollResultProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const share = shareOf(poll, option);
  return (
    <li
      className={join(styles.option, isOwn && styles.own)}
      title={text('polls.votes_count', { count: option.votesCount })}
    >
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      <PollTitle poll={poll} option={option} language={language} />
      {isOwn && (
        <>
          <Icon of={Check} size="small" />
          <VisuallyHidden>{text('polls.own_choice')}</VisuallyHidden>
        </>
      )}
      <span className={styles.share}>{numbers.percent(share)}</span>
    </li>
  );
}

/** An option's share, 0 to 1: of the people where they can choose several, else of the votes. */
function shareOf(
  { multiple, votersCount, votesCount }: Poll,
  { votesCount: own }: Poll['options'][number],
): number {
  const all = multiple && votersCount > 0 ? votersCount : votesCount;
  return all === 0 ? 0 : Math.min(1, own / all);
}

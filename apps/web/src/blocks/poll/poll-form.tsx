import type { Poll } from '@linnet/api';
import { pollsOf } from '@linnet/domain/polls';
import { type FormEvent, useId, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { PollError, PollFoot, PollTitle } from './poll-parts';
import styles from './poll.module.css';

interface PollFormProps {
  readonly poll: Poll;
  readonly language: string | null;
}

/** The form for voting: one choice, or several with at least one. */
export function PollForm({ poll, language }: PollFormProps) {
  const text = useText();
  const name = useId();
  const { ballots } = pollsOf(useClient());
  const ballot = useSyncExternalStore(ballots.subscribe, () => ballots.get(poll.id));
  const isSending = ballot.state === 'sending';

  function choose(option: number, chosen: boolean) {
    const others = poll.multiple ? ballot.choices.filter((other) => other !== option) : [];
    ballots.choose(poll.id, chosen ? [...others, option].toSorted((one, other) => one - other) : others);
  }
  const send = () => void ballots.send(poll.id);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    // No `aria-label` on the form: it would become a landmark, and a page has many polls.
    <form onSubmit={handleSubmit}>
      <div className={styles.rows} role="group" aria-label={text('polls.form')}>
        {poll.options.map((option, index) => (
          // Options have no ids: the index is sent.
          <label key={index} className={styles.option}>
            <input
              className={styles.mark}
              type={poll.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={ballot.choices.includes(index)}
              disabled={isSending}
              onChange={(event) => choose(index, event.target.checked)}
            />
            <PollTitle poll={poll} option={option} language={language} />
          </label>
        ))}
        {ballot.state === 'failed' && (
          <PollError message="polls.vote_failed" reason={ballot.reason} onRetry={send} />
        )}
        <PollFoot poll={poll} isOver={false}>
          <Button
            small
            variant="primary"
            type="submit"
            pending={isSending}
            disabled={ballot.choices.length === 0}
          >
            {text('polls.vote')}
          </Button>
          {poll.multiple && <span>{text('polls.several')}</span>}
        </PollFoot>
      </div>
    </form>
  );
}

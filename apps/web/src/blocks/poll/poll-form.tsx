import type { Poll } from '@linnet/api';
import { type FormEvent, useId } from 'react';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { PollFailure } from './poll-failure';
import { PollFoot } from './poll-foot';
import { PollTitle } from './poll-title';
import styles from './poll.module.css';
import { useBallot } from './use-ballot';

/** The form for voting: one choice, or several with at least one. */
export function PollForm({ poll }: { poll: Poll }) {
  const text = useText();
  const name = useId();
  const { ballot, choose, send } = useBallot(poll);
  const isSending = ballot.state === 'sending';

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
            <PollTitle poll={poll} option={option} />
          </label>
        ))}
        {ballot.state === 'failed' && (
          <PollFailure words="polls.vote_failed" reason={ballot.reason} onRetry={send} />
        )}
        <PollFoot poll={poll} isOver={false}>
          <Button
            small
            variant="primary"
            type="submit"
            pending={isSending}
            disabled={ballot.choices.length === 0}
          >
            <Text id="polls.vote" />
          </Button>
          {poll.multiple && (
            <span>
              <Text id="polls.several" />
            </span>
          )}
        </PollFoot>
      </div>
    </form>
  );
}

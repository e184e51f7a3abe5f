import type { OutboxJob } from '@linnet/domain/drafts';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { useDrafts } from '../drafts-provider';
import styles from './outbox-list.module.css';
import { useJobWords } from './use-job-words';

interface OutboxRowProps {
  readonly job: OutboxJob;
}

/** One job of the outbox: its text, its state, and the actions on it. */
export function OutboxRow({ job }: OutboxRowProps) {
  const text = useText();
  const drafts = useDrafts();
  const wordsId = useId();
  const { phase, content } = job;
  const { shown, told } = useJobWords(job);
  const isSending = phase.state === 'sending';
  const words = content.text.trim() || content.subject.trim() || text('drafts.no_words');

  function takeBack() {
    const context = drafts.takeBack(job.id);
    if (context !== null) drafts.openOver(context);
  }

  return (
    <li className={styles.row} aria-labelledby={wordsId}>
      <p id={wordsId} className={styles.words} dir="auto">
        {words}
      </p>
      <p className={styles.state}>{shown}</p>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button small disabled={isSending} onClick={takeBack}>
          {text('outbox.take_back')}
        </Button>
        <Button small disabled={isSending} onClick={() => drafts.outbox.sendNow(job.id)}>
          {text(phase.state === 'checking' ? 'outbox.check_now' : 'outbox.send_now')}
        </Button>
      </div>
    </li>
  );
}

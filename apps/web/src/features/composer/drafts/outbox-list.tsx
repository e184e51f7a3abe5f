import type { DraftContext, OutboxJob } from '@linnet/domain/drafts';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../../../blocks/error/use-error-text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { useDiscardDraft, useDrafts } from './drafts-provider';
import styles from './outbox-list.module.css';

interface JobText {
  /** The state, with a countdown in seconds. */
  readonly shown: string;
  /** The state for screen readers, without the countdown. */
  readonly announced: string;
}

/** The state of an outbox job as text. */
function useJobText({ phase, steps }: OutboxJob): JobText {
  const text = useText();
  const until = phase.state === 'waiting' ? phase.until : 0;
  const seconds = useSecondsUntil(until);
  const unsentCount = steps.filter((step) => step.done === null).length;
  if (phase.state === 'sending') {
    const sending = text('outbox.sending', { count: unsentCount });
    return { shown: sending, announced: sending };
  }
  if (phase.state === 'checking') {
    const checking = text('outbox.checking');
    const why = phase.why === null ? null : errorMessage(phase.why);
    const shown = why === null ? checking : `${text(why.id, why.values)} ${checking}`;
    return { shown, announced: shown };
  }
  if (phase.state === 'stopped' || phase.why === null) {
    return { shown: text('outbox.sends_in', { seconds }), announced: '' };
  }
  const { id, values } = errorMessage(phase.why);
  const why = text(id, values);
  const announced = text(phase.why.kind === 'offline' ? 'outbox.waiting_for_network' : 'outbox.waiting', {
    why,
  });
  const isCounting = phase.why.kind !== 'offline' && seconds > 0 && Number.isFinite(seconds);
  return { shown: isCounting ? text('outbox.tries_in', { why, seconds }) : announced, announced };
}

/** Seconds until a time (milliseconds since 1970), never below 0; renders again each second. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until <= now || !Number.isFinite(until);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1000)) : until;
}

interface OutboxPostProps {
  readonly job: OutboxJob;
  /** Whether the page shows the form of a cancelled post; otherwise it is opened over the page. */
  readonly isFormShown?: (context: DraftContext) => boolean;
}

/** One job of the outbox: its text, its state, and the actions on it. */
export function OutboxPost({ job, isFormShown = () => false }: OutboxPostProps) {
  const text = useText();
  const drafts = useDrafts();
  const discard = useDiscardDraft();
  const textId = useId();
  const { phase, content } = job;
  const { shown, announced } = useJobText(job);
  const isSending = phase.state === 'sending';
  const excerpt = content.text.trim() || content.subject.trim() || text('drafts.no_text');

  function handleEdit() {
    const context = drafts.cancel(job.id);
    if (context !== null && !isFormShown(context)) drafts.openOver(context);
  }

  function handleDiscard() {
    const context = drafts.cancel(job.id);
    if (context !== null) discard(context);
  }

  return (
    <div className={styles.row} role="group" aria-labelledby={textId}>
      <p id={textId} className={styles.text} dir="auto">
        {excerpt}
      </p>
      <p className={styles.state}>{shown}</p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button small disabled={isSending} onClick={handleEdit}>
          {text('outbox.cancel_and_edit')}
        </Button>
        <Button small disabled={isSending} onClick={() => drafts.outbox.sendNow(job.id)}>
          {text(phase.state === 'checking' ? 'outbox.check_now' : 'outbox.send_now')}
        </Button>
        <Button small variant="quiet" disabled={isSending} onClick={handleDiscard}>
          {text('outbox.discard')}
        </Button>
      </div>
    </div>
  );
}

/** The jobs of the outbox that no form shows. */
export function OutboxList() {
  const text = useText();
  const { outbox } = useDrafts();
  const jobs = useSyncExternalStore(outbox.subscribe, outbox.all);
  const shown = jobs.filter((job) => !job.held);
  if (shown.length === 0) return null;
  return (
    <section className={styles.outbox} aria-label={text('outbox.label')}>
      <ul className={styles.list}>
        {shown.map((job) => (
          <li key={job.id}>
            <OutboxPost job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

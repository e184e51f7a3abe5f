import type { OutboxJob } from '@linnet/domain/drafts';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../../blocks/failure/failure-message';
import { useText } from '../../../platform/i18n/use-text';

interface JobWords {
  /** The state, with a countdown in seconds. */
  readonly shown: string;
  /** The state for screen readers, without the countdown. */
  readonly told: string;
}

/** The state of an outbox job as text. */
export function useJobWords({ phase, steps }: OutboxJob): JobWords {
  const text = useText();
  const until = phase.state === 'waiting' ? phase.until : 0;
  const seconds = useSecondsUntil(until);
  const left = steps.filter((step) => step.done === null).length;
  if (phase.state === 'sending') {
    const sending = text('outbox.sending', { count: left });
    return { shown: sending, told: sending };
  }
  if (phase.state === 'checking') {
    const checking = text('outbox.checking');
    const why = phase.why === null ? null : failureMessage(phase.why);
    const shown = why === null ? checking : `${text(why.id, why.values)} ${checking}`;
    return { shown, told: shown };
  }
  if (phase.state === 'stopped' || phase.why === null) {
    return { shown: text('outbox.goes_out', { seconds }), told: '' };
  }
  const { id, values } = failureMessage(phase.why);
  const why = text(id, values);
  const told = text(phase.why.kind === 'offline' ? 'outbox.waits_for_network' : 'outbox.waits', { why });
  const isCounting = phase.why.kind !== 'offline' && seconds > 0 && Number.isFinite(seconds);
  return { shown: isCounting ? text('outbox.tries_in', { why, seconds }) : told, told };
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

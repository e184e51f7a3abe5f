import { temporaryChange } from '@linnet/domain/settings';
import { useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import styles from './trying-bar.module.css';
import { useChangeSettings } from './use-change-settings';

interface TryingBarProps {
  /** Called after the change was kept and stored. */
  readonly onKept?: () => void;
}

/** Asks whether to keep the change that is on trial, and counts down to its end. Its sizes follow no setting. */
export function TryingBar({ onKept }: TryingBarProps) {
  const text = useText();
  const tried = useCell(temporaryChange(useClient()).tried);
  const { keep, undo } = useChangeSettings();
  if (tried === null) return null;

  function handleKeep() {
    if (keep()) onKept?.();
  }

  return (
    <section className={styles.bar} aria-label={text('settings.trying')}>
      <p className={styles.words} role="status">
        {text('settings.trying')}
      </p>
      <Seconds key={tried.endsAt} until={tried.endsAt} />
      <Button onClick={undo}>{text('settings.revert')}</Button>
      <Button variant="primary" onClick={handleKeep}>
        {text('settings.keep')}
      </Button>
    </section>
  );
}

/** The remaining seconds. Hidden from screen readers, which would read every second. */
function Seconds({ until }: { readonly until: number }) {
  const text = useText();
  const { now } = useClient().environment;
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - now()), 250);
    return () => clearInterval(timer);
  }, [until, now]);
  return (
    <p className={styles.seconds} aria-hidden>
      {text('settings.trying_seconds', { seconds: Math.max(0, Math.ceil(left / 1000)) })}
    </p>
  );
}

import { useSyncExternalStore } from 'react';
import { sharedTroubles } from '../../platform/chunks/shared-troubles';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import styles from './lazy-screen.module.css';
import { LazyTrouble } from './lazy-trouble';

/** A message over the page that parts of many components, such as cards, failed to load; one click retries all. */
export function SharedTrouble() {
  const parts = useSyncExternalStore(sharedTroubles.subscribe, sharedTroubles.get);
  const words = useEnsureText('later');
  const states = [words.state, ...parts.map((part) => part.state().state)];
  const state = (['failed', 'late'] as const).find((trouble) => states.includes(trouble));
  if (state === undefined) return null;
  const handleRetry = () => {
    words.retry();
    parts.forEach((part) => part.retry());
  };
  return (
    <div className={styles.floating}>
      <LazyTrouble state={state} onRetry={handleRetry} />
    </div>
  );
}

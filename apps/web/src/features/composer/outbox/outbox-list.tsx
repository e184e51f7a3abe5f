import { useSyncExternalStore } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { useDrafts } from '../drafts-provider';
import { OutboxRow } from './outbox-row';
import styles from './outbox-list.module.css';

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
          <OutboxRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

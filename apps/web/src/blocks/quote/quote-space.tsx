import type { StatusRow } from '@linnet/domain';
import { useClient } from '../../platform/client/client-provider';
import styles from './quote-space.module.css';
import { TextSpace } from './text-space';

/** The place of a quote while its code is on its way. */
export function QuoteSpace({ quote: { id } }: { quote: NonNullable<StatusRow['quote']> }) {
  const { statusViews } = useClient();
  const view = id === null ? undefined : statusViews.get(id);
  return (
    <div className={styles.space} aria-hidden>
      <div className={styles.head} />
      {view && <TextSpace view={view} />}
    </div>
  );
}

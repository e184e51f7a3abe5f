import { useFirstContent } from '../../platform/start/use-first-content';
import { laterPart } from './later-part';
import type { MutedCardProps } from './muted-card';
import styles from './muted-line.module.css';

/** Stands for a muted status. Its place is kept until the code is there. */
export const LaterMutedCard = laterPart((parts) => parts.MutedCard, MutedSpace);

function MutedSpace({ view }: MutedCardProps) {
  useFirstContent();
  return <article className={styles.muted} data-status={view.id} />;
}

/** Above a muted status that somebody wanted to see. */
export const LaterMutedLine = laterPart(
  (parts) => parts.MutedLine,
  () => <div className={styles.line} />,
);

import type { StatusRow } from '@linnet/domain';
import styles from './reaction-space.module.css';

/** The place of the reactions, which are about as many and as wide, until their code is there. */
export function ReactionSpace({ status }: { status: StatusRow }) {
  return (
    <div className={styles.row}>
      {status.reactions.slice(0, 13).map(({ name }) => (
        <span key={name} className={styles.chip} />
      ))}
    </div>
  );
}

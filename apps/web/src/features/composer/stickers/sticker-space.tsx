import { Spinner } from '../../../ui/spinner/spinner';
import styles from './stickers.module.css';

/** Stands while the stickers or their code are loading, in their measures. */
export function StickerSpace() {
  return (
    <div className={styles.panel}>
      <div className={styles.waiting}>
        <Spinner />
      </div>
    </div>
  );
}

import { Spinner } from '../../../ui/spinner/spinner';
import styles from './stickers.module.css';

/** A placeholder of the size of the sticker panel, while that or its contents load. */
export function StickerSpace() {
  return (
    <div className={styles.panel}>
      <div className={styles.waiting}>
        <Spinner />
      </div>
    </div>
  );
}

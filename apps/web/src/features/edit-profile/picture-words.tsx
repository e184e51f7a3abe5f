import { type PictureKind, SMALLEST_AVATAR } from '@linnet/domain/own-profile';
import { fileSize } from '../../platform/i18n/file-size';
import { useText } from '../../platform/i18n/use-text';
import styles from './edit-profile.module.css';

interface PictureWordsProps {
  readonly kind: PictureKind;
  readonly label: string;
  /** Maximum size on this server, in bytes; 0 if unknown. */
  readonly allowed: number;
}

/** The name of a profile picture, its maximum file size and its recommended dimensions. */
export function PictureWords({ kind, label, allowed }: PictureWordsProps) {
  const text = useText();
  const limit = fileSize(allowed);
  return (
    <div className={styles.pictureWords}>
      <span className={styles.pictureName}>{label}</span>
      {allowed > 0 && (
        <span className={styles.hint}>
          {text('edit_profile.limit', { size: limit.amount, unit: text(limit.unit) })}
        </span>
      )}
      {kind === 'avatar' && (
        <span className={styles.hint}>{text('edit_profile.smallest', { pixels: SMALLEST_AVATAR })}</span>
      )}
    </div>
  );
}

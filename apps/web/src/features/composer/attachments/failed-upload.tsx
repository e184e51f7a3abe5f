import { canTryAgain, type Upload, type UploadProblem } from '@linnet/domain/uploads';
import X from 'lucide-react/icons/x';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Note } from '../../../ui/note/note';
import { uploadReason } from './upload-reason';
import styles from './trouble.module.css';

interface FailedUploadProps {
  readonly upload: Upload;
  readonly why: UploadProblem;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A failed upload: the error, and buttons to retry or remove it. */
export function FailedUpload({ upload, why, onRetry, onRemove }: FailedUploadProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { name } = upload.file;
  return (
    <li className={styles.trouble}>
      <Note tone="error">
        <b className={styles.name} dir="auto">
          {name}
        </b>
        <span className={styles.words}>
          {text('upload.error.base')} {uploadReason(why, { text, numbers })}
        </span>
        {canTryAgain(why) && (
          <Button small aria-label={text('upload.retry', { name })} onClick={onRetry}>
            {text('general.retry')}
          </Button>
        )}
      </Note>
      <IconButton
        small
        className={styles.dismiss}
        icon={X}
        name={text('upload.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

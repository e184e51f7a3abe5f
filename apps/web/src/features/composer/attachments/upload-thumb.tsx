import type { Upload } from '@linnet/domain/uploads';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import { useRef, useState, type RefObject, useEffect } from 'react';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './attachments.module.css';

interface UploadThumbProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
}

const words: Partial<Record<Upload['phase']['state'], MessageId>> = {
  waiting: 'upload.waiting',
  preparing: 'upload.preparing',
  processing: 'upload.processing',
};

/** A running upload: its progress, and a button to cancel it. */
export function UploadThumb({ upload, onCancel }: UploadThumbProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { file, phase } = upload;
  const { name } = file;
  const [isSeen, setSeen] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);
  useFilePicture(imageRef, file);
  const fraction = phase.state === 'sending' ? phase.fraction : phase.state === 'done' ? 1 : null;
  const label = words[phase.state];
  return (
    <li className={styles.thumb} data-upload={phase.state}>
      {file.type.startsWith('image/') && (
        <img
          ref={imageRef}
          className={styles.picture}
          alt=""
          hidden={!isSeen}
          onLoad={() => setSeen(true)}
          onError={() => setSeen(false)}
        />
      )}
      <span
        className={styles.progress}
        role="progressbar"
        aria-label={text('upload.uploading_name', { name })}
        aria-valuenow={fraction === null ? undefined : Math.round(fraction * 100)}
        aria-valuetext={label === undefined ? undefined : text(label)}
        title={name}
      >
        {fraction === null ? <Icon of={LoaderCircle} spinning /> : numbers.percent(fraction)}
        {fraction !== null && (
          <span className={styles.track}>
            <span style={{ inlineSize: `${fraction * 100}%` }} />
          </span>
        )}
      </span>
      <IconButton
        small
        className={styles.corner}
        icon={X}
        size="small"
        name={text('upload.cancel', { name })}
        onClick={onCancel}
      />
    </li>
  );
}

/** Shows an image file of the device while the element is mounted. */
function useFilePicture(imageRef: RefObject<HTMLImageElement | null>, file: File): void {
  useEffect(() => {
    const { current: image } = imageRef;
    if (image === null) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [imageRef, file]);
}

import { type Upload, type UploadProblem, canTryAgain } from '@linnet/domain/uploads';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../error/use-error-text';
import { type NumberFormats, fileSize, useNumberFormat } from '../../platform/i18n/use-number-format';
import type { MessageId } from '../../platform/i18n/message-id';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import styles from './attachments.module.css';

interface UploadThumbProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
}

const stateLabels: Partial<Record<Upload['phase']['state'], MessageId>> = {
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
  const [isLoaded, setLoaded] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);
  useImageOfFile(imageRef, file);
  const fraction = phase.state === 'sending' ? phase.fraction : phase.state === 'done' ? 1 : null;
  const label = stateLabels[phase.state];
  return (
    <li className={styles.thumb} data-upload={phase.state}>
      {file.type.startsWith('image/') && (
        <img
          ref={imageRef}
          className={styles.picture}
          alt=""
          hidden={!isLoaded}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
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
function useImageOfFile(imageRef: RefObject<HTMLImageElement | null>, file: File): void {
  useEffect(() => {
    const { current: image } = imageRef;
    if (image === null) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [imageRef, file]);
}

interface Formats {
  readonly text: GetText;
  readonly numbers: NumberFormats;
}

function tooBig({ size, allowed }: { size: number; allowed: number | null }, { text, numbers }: Formats) {
  const file = fileSize(size);
  const values = { filesize: numbers.full(file.amount), filesizeunit: text(file.unit) };
  if (allowed === null) return text('upload.error.file_too_big_unknown_limit', values);
  const limit = fileSize(allowed);
  return text('upload.error.file_too_big', {
    ...values,
    allowedsize: numbers.full(limit.amount),
    allowedsizeunit: text(limit.unit),
  });
}

/** Why an upload failed and what to do about it: sentences that follow "Upload failed". */
function uploadReason(why: UploadProblem, formats: Formats): string {
  const { text } = formats;
  switch (why.kind) {
    case 'file_too_big':
      return tooBig(why, formats);
    case 'too_many_files':
      return text('upload.error.too_many', { allowed: why.allowed });
    case 'type_not_accepted':
      return text('upload.error.type', { type: why.type });
    case 'metadata_not_removable':
      return text('upload.error.location');
    case 'page_closed':
      return text('upload.error.page_closed');
    case 'file_unreadable':
      return text('upload.error.unreadable');
    default: {
      const { id, values } = errorMessage(why);
      return `${text(id, values)} ${text('upload.error.default')}`;
    }
  }
}

interface FileErrorProps {
  readonly name: string;
  /** Null if retrying cannot help. */
  readonly onRetry: (() => void) | null;
  readonly children: ReactNode;
}

/** What went wrong with a file. */
export function FileError({ name, onRetry, children }: FileErrorProps) {
  const text = useText();
  return (
    <Note tone="error">
      <b className={styles.name} dir="auto">
        {name}
      </b>
      <span className={styles.text}>{children}</span>
      {onRetry && (
        <Button small aria-label={text('upload.retry', { name })} onClick={onRetry}>
          {text('general.retry')}
        </Button>
      )}
    </Note>
  );
}

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
    <li className={styles.error}>
      <FileError name={name} onRetry={canTryAgain(why) ? onRetry : null}>
        {text('upload.error.base')} {uploadReason(why, { text, numbers })}
      </FileError>
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

import type { DraftAttachment } from '@linnet/domain/drafts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { fileKinds } from '../../../blocks/media/file-kinds';
import { useText } from '../../../platform/i18n/use-text';
import { useTimeout } from '../../../platform/time/use-timeout';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { useFieldText } from '../../../blocks/text-suggestions/use-field-text';
import { useDrafts } from '../drafts/drafts-provider';
import styles from '../../../blocks/uploads/attachments.module.css';
import { FileError } from '../../../blocks/uploads/upload-thumb';

/** The name of an attachment: its file name on the device, or its kind if that is not known. */
export function useAttachmentName({ name, attachment }: DraftAttachment): string {
  const text = useText();
  return name === '' ? text(fileKinds[attachment.kind].label) : name;
}

interface DescriptionEditorProps {
  readonly file: DraftAttachment;
  readonly index: number;
  readonly count: number;
  /** Maximum number of characters on this server. */
  readonly limit: number;
  readonly disabled: boolean;
  readonly onDescribe: (description: string) => void;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** The counter is shown when this many characters or fewer remain. */
const COUNTER_THRESHOLD = 100;

/** Edits the description of an attachment and its position among the others. */
export function DescriptionEditor({ file, index, count, limit, disabled, ...on }: DescriptionEditorProps) {
  const text = useText();
  const id = useId();
  const name = useAttachmentName(file);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useFieldText(fieldRef, file.description);
  useLayoutEffect(() => fieldRef.current?.focus(), []);
  const remaining = limit - file.description.length;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isSubmit = event.ctrlKey || event.metaKey;
    // A description is one line, and Enter alone does not submit.
    if (event.key === 'Enter' && !isSubmit) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    on.onClose();
  }

  return (
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {text('upload.description_of', { name })}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        className={styles.field}
        dir="auto"
        rows={2}
        maxLength={limit}
        readOnly={disabled}
        placeholder={text('upload.description_placeholder')}
        onChange={(event) => on.onDescribe(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.foot}>
        {count > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              mirrored
              name={text('upload.earlier')}
              disabled={disabled || index === 0}
              onClick={() => on.onMove(index - 1)}
            />
            <IconButton
              icon={ChevronRight}
              mirrored
              name={text('upload.later')}
              disabled={disabled || index === count - 1}
              onClick={() => on.onMove(index + 1)}
            />
          </>
        )}
        <span className={styles.end}>
          {remaining <= COUNTER_THRESHOLD && (
            <span className={styles.remaining}>
              {text('post_status.characters_left', { count: remaining })}
            </span>
          )}
          <Button small onClick={on.onClose}>
            {text('upload.done')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** The pause in typing after which the description is saved. */
const SAVE_DELAY_MS = 1000;

interface DescriptionErrorProps {
  readonly file: DraftAttachment;
  /** Descriptions are sent with the edit, not on their own. */
  readonly isEdit: boolean;
}

/** Saves the description of an attachment on the server after each pause in typing, and shows the error if that fails. */
export function DescriptionError({ file, isEdit }: DescriptionErrorProps) {
  const text = useText();
  const name = useAttachmentName(file);
  const { descriptions } = useDrafts();
  const state = useSyncExternalStore(descriptions.subscribe, () => descriptions.state(file));
  const why = useErrorText(state.state === 'failed' ? state.why : null);
  const isDue = !isEdit && state.state === 'unsaved';
  useTimeout(() => void descriptions.save(file), isDue ? SAVE_DELAY_MS : null, file);
  if (isEdit || state.state !== 'failed') return null;
  return (
    <li className={styles.error}>
      <FileError name={name} onRetry={() => void descriptions.save(file)}>
        {text('post_status.media_description_error')} {why}
      </FileError>
    </li>
  );
}

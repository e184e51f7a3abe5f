import type { DraftAttachment } from '@linnet/domain/drafts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { useTypedText } from '../use-typed-text';
import styles from './description-editor.module.css';
import { useAttachmentName } from './use-attachment-name';

interface DescriptionEditorProps {
  readonly file: DraftAttachment;
  readonly at: number;
  readonly count: number;
  /** Maximum number of characters on this server. */
  readonly limit: number;
  readonly disabled: boolean;
  readonly onDescribe: (description: string) => void;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** The counter is shown when no more characters than these are left. */
const FEW = 100;

/** Edits the description of an attachment and its position among the others. */
export function DescriptionEditor({ file, at, count, limit, disabled, ...on }: DescriptionEditorProps) {
  const text = useText();
  const id = useId();
  const name = useAttachmentName(file);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useTypedText(fieldRef, file.description);
  useLayoutEffect(() => fieldRef.current?.focus(), []);
  const left = limit - file.description.length;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isSending = event.ctrlKey || event.metaKey;
    // A description is one line, and Enter alone does not submit.
    if (event.key === 'Enter' && !isSending) event.preventDefault();
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
              disabled={disabled || at === 0}
              onClick={() => on.onMove(at - 1)}
            />
            <IconButton
              icon={ChevronRight}
              mirrored
              name={text('upload.later')}
              disabled={disabled || at === count - 1}
              onClick={() => on.onMove(at + 1)}
            />
          </>
        )}
        <span className={styles.end}>
          {left <= FEW && (
            <span className={styles.left}>{text('post_status.characters_left', { count: left })}</span>
          )}
          <Button small onClick={on.onClose}>
            {text('upload.done')}
          </Button>
        </span>
      </div>
    </div>
  );
}

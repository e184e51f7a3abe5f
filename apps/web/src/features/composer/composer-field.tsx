import type { DraftContent } from '@linnet/domain/drafts';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { useAutoHeight, useFieldText } from '../../blocks/text-suggestions/use-field-text';
import { pastedFiles } from '../../blocks/uploads/pasted-files';
import { isComposing } from '../../platform/browser/is-composing';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import styles from './composer-field.module.css';

interface ComposerFieldProps {
  readonly content: DraftContent;
  /** Placeholder and accessible name of the text field. */
  readonly placeholder: string;
  readonly showsSubject: boolean;
  /** One line, while the form is collapsed. */
  readonly small: boolean;
  readonly readOnly: boolean;
  readonly textRef: RefObject<HTMLTextAreaElement | null>;
  readonly subjectRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<DraftContent>) => void;
  /** Called with pasted files. */
  readonly onFiles: (files: readonly File[]) => void;
}

const inText = ['person', 'emoji', 'hashtag'] as const;
const inSubject = ['emoji'] as const;

/** Subject and text, shown as one field. */
export function ComposerField({ content, placeholder, textRef, onChange, ...props }: ComposerFieldProps) {
  const { showsSubject, small, readOnly, subjectRef, onFiles } = props;
  const text = useText();
  useFieldText(subjectRef, content.subject);
  useFieldText(textRef, content.text);
  useAutoHeight(textRef, content.text);

  function handleSubjectKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    textRef.current?.focus();
  }

  function handlePaste(event: ClipboardEvent) {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0 || readOnly) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <div onPaste={handlePaste} className={join(styles.field, small && styles.small)}>
      {showsSubject && (
        <input
          ref={subjectRef}
          className={styles.subject}
          dir="auto"
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={text('post_status.content_warning')}
          aria-label={text('post_status.content_warning')}
          onChange={(event) => onChange({ subject: event.currentTarget.value })}
          onKeyDown={handleSubjectKey}
        />
      )}
      <textarea
        ref={textRef}
        className={styles.text}
        dir="auto"
        rows={1}
        readOnly={readOnly}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {showsSubject && <Suggestions fieldRef={subjectRef} kinds={inSubject} />}
      <Suggestions fieldRef={textRef} kinds={inText} />
    </div>
  );
}

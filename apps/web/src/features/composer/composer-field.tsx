import type { DraftContent } from '@linnet/domain/drafts';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import styles from './composer-field.module.css';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { useOwnHeight } from './use-own-height';
import { useTypedText } from './use-typed-text';

interface ComposerFieldProps {
  readonly content: DraftContent;
  /** In place of a text, and its name. */
  readonly placeholder: string;
  readonly showsSubject: boolean;
  /** One line, until somebody writes. */
  readonly small: boolean;
  readonly readOnly: boolean;
  readonly textRef: RefObject<HTMLTextAreaElement | null>;
  readonly subjectRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<DraftContent>) => void;
  /** Files were pasted. */
  readonly onFiles: (files: readonly File[]) => void;
}

const inText = ['person', 'emoji', 'hashtag'] as const;
const inSubject = ['emoji'] as const;

/** Subject and text as one field. */
export function ComposerField({ content, placeholder, textRef, onChange, ...props }: ComposerFieldProps) {
  const { showsSubject, small, readOnly, subjectRef, onFiles } = props;
  const text = useText();
  useTypedText(subjectRef, content.subject);
  useTypedText(textRef, content.text);
  useOwnHeight(textRef, content.text);

  function handleSubjectKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
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

/** What a clipboard holds, as far as files are concerned. */
type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/**
 * The files that a paste brings. None where they are only the picture of a text: office programs put one beside the
 * words and their markup, and words are meant. File managers put the file's name beside it, without markup.
 */
export function pastedFiles(clipboard: Clipboard): readonly File[] {
  const isText = clipboard.types.includes('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : [...clipboard.files];
}

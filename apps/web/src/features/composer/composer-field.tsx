import type { DraftContent } from '@linnet/domain/drafts';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './composer-field.module.css';

const hasFieldSizing = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

/** Makes a field as high as its text in browsers without `field-sizing`. */
export function useAutoHeight(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (hasFieldSizing || field === null) return;
    field.style.setProperty('block-size', 'auto');
    // The style sheet gives an empty field its height.
    if (text !== '') field.style.setProperty('block-size', `${field.scrollHeight}px`);
  }, [fieldRef, text]);
}

/**
 * Updates an uncontrolled field when its text changes by anything else than typing: a sent post, a restored draft.
 * While somebody types, the field is already up to date.
 */
export function useFieldText(
  fieldRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field !== null && field.value !== text) field.value = text;
  });
}

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

/** The parts of the clipboard's data that are needed to find pasted files. */
type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/**
 * The files of a paste. None if they are only an image of the pasted text: office programs add one to the text and its
 * markup. File managers add the file's name as text, without markup.
 */
export function pastedFiles(clipboard: Clipboard): readonly File[] {
  const isText = clipboard.types.includes('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : [...clipboard.files];
}

interface TextCounterProps {
  /** Characters left; below zero when there are too many. */
  readonly remaining: number;
}

/** Numbers of remaining characters that screen readers announce, once each. */
const announcedCounts = [10, 20, 50];

export function TextCounter({ remaining }: TextCounterProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const step = announcedCounts.find((count) => remaining <= count);
  const warning =
    remaining < 0
      ? text('post_status.too_long')
      : step === undefined
        ? ''
        : text('post_status.characters_left_at_most', { count: step });
  return (
    <>
      <span className={join(styles.counter, remaining < 0 && styles.over)}>
        <span aria-hidden>{numbers.full(remaining)}</span>
        <VisuallyHidden>
          {remaining < 0
            ? text('post_status.characters_over', { count: -remaining })
            : text('post_status.characters_left', { count: remaining })}
        </VisuallyHidden>
      </span>
      <VisuallyHidden>
        <span role="status">{warning}</span>
      </VisuallyHidden>
    </>
  );
}

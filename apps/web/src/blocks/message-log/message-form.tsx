import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../../platform/browser/is-composing';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import { useAutoHeight, useFieldText } from '../text-suggestions/use-field-text';
import styles from './message-form.module.css';

interface MessageFormProps {
  /** The name of the form and of its field, which is also shown in the empty field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly send: { readonly label: string; readonly disabled: boolean; readonly onSend: () => unknown };
  /** Enter begins a new line; with Ctrl it sends. */
  readonly multiline?: boolean;
  /** What speaks against sending. */
  readonly problem: string | null;
  readonly onDismiss: () => void;
  /** What was sent waits for something, as for its file; Escape cancels it as well. */
  readonly waiting?: { readonly label: string; readonly onCancel: () => void } | null;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onPaste?: (event: ClipboardEvent) => void;
  /** Above the field. */
  readonly above?: ReactNode;
  /** Before the field, in its line. */
  readonly tools?: ReactNode;
  /** After the field, in its line: how much may still be written. */
  readonly counter?: ReactNode;
  /** What floats over the form. */
  readonly children?: ReactNode;
}

/** A line to write a message in, which grows with it. */
export function MessageForm(props: MessageFormProps) {
  const {
    label,
    value,
    onChange,
    send,
    multiline = false,
    problem,
    onDismiss,
    waiting = null,
    formRef,
    fieldRef,
  } = props;
  const text = useText();
  useFieldText(fieldRef, value);
  useAutoHeight(fieldRef, value);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && waiting !== null && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      waiting.onCancel();
    }
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.defaultPrevented) return;
    if (!event.ctrlKey && !event.metaKey && (multiline || event.shiftKey)) return;
    event.preventDefault();
    send.onSend();
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send.onSend();
      }}
    >
      {problem !== null && (
        <Note tone="error" onDismiss={onDismiss}>
          {problem}
        </Note>
      )}
      {props.above}
      <div className={styles.waiting} role="status">
        {waiting !== null && (
          <>
            {waiting.label}
            <Button small variant="quiet" onClick={waiting.onCancel}>
              {text('general.cancel')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.row}>
        {props.tools}
        <textarea
          ref={fieldRef}
          className={styles.field}
          dir="auto"
          rows={1}
          placeholder={label}
          aria-label={label}
          aria-keyshortcuts={multiline ? 'Control+Enter' : 'Enter'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={props.onPaste}
        />
        {props.counter}
        <IconButton type="submit" mirrored icon={SendHorizontal} name={send.label} disabled={send.disabled} />
      </div>
      {props.children}
    </form>
  );
}

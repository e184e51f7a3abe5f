import type { FailureReason } from '@linnet/api';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Refusal } from '../../blocks/failure/refusal';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import styles from './lists.module.css';

interface ListTitleProps {
  readonly title: string;
  /** Resolves with the error; null if there was none. */
  readonly onSave: (title: string) => Promise<FailureReason | null>;
  /** Other actions on the list. */
  readonly children: ReactNode;
}

type Phase = 'open' | 'untitled' | 'saving' | 'saved' | FailureReason;

/** The title of a list, with a button that edits it. */
export function ListTitle({ title, onSave, children }: ListTitleProps) {
  const text = useText();
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<Phase>('open');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') {
      field.current?.focus();
      return setPhase('untitled');
    }
    setPhase('saving');
    setPhase((await onSave(typed.trim())) ?? 'saved');
  }

  function handleType(next: string) {
    setTyped(next);
    setPhase('open');
  }

  return (
    <form className={styles.title} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        label={text('lists.title')}
        value={typed}
        autoComplete="off"
        problem={phase === 'untitled' ? text('lists.title_missing') : undefined}
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
      />
      {typeof phase === 'object' && <Refusal reason={phase} />}
      <div className={styles.choice}>
        <Button small type="submit" variant="primary" pending={phase === 'saving'}>
          {text('lists.update_title')}
        </Button>
        <span className={styles.sign} role="status">
          {phase === 'saved' && text('lists.saved')}
        </span>
        {children}
      </div>
    </form>
  );
}

import type { ErrorReason } from '@linnet/api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import styles from './upkeep.module.css';

interface ConfirmedFormProps {
  readonly title: string;
  /** What the form is for. */
  readonly what: string;
  /** The fields; `isWrong` is true once values that are not valid were submitted. */
  readonly fields: (isWrong: boolean) => ReactNode;
  readonly isValid: boolean;
  /** The label of the submit button and of the one that confirms. */
  readonly submit: string;
  readonly question: string;
  readonly text: ReactNode;
  readonly failed: (why: string) => string;
  readonly step: () => Promise<ErrorReason | null>;
  /** The note that is shown after the step has succeeded. */
  readonly done: ReactNode;
  /** Empties the fields, after the step. */
  readonly onDone: () => void;
}

/** A form that asks for confirmation before its step, and says afterwards what was done. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { title, what, fields, isValid, submit, question, text, failed, step, done, onDone } = props;
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState<ReactNode>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    setNote(null);
    if (isValid) setAsking(true);
  }

  function handleDone() {
    setNote(done);
    setAsking(false);
    setSubmitted(false);
    onDone();
  }

  return (
    <Section title={title} titleClass={styles.title} className={styles.section}>
      <p className={styles.faint}>{what}</p>
      <form className={styles.form} aria-label={title} noValidate onSubmit={handleSubmit}>
        {fields(isSubmitted && !isValid)}
        <div className={styles.tools}>
          <Button type="submit" variant="primary">
            {submit}
          </Button>
        </div>
      </form>
      {note !== null && (
        <Note tone="success" onDismiss={() => setNote(null)}>
          {note}
        </Note>
      )}
      <ConfirmStep
        open={isAsking}
        title={question}
        text={text}
        confirmLabel={submit}
        failed={failed}
        step={step}
        onClose={() => setAsking(false)}
        onDone={handleDone}
      />
    </Section>
  );
}

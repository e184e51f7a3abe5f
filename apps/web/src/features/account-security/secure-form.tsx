import {
  type Outcome,
  type Problem,
  type SecurityField,
  type StepError,
  isStepError,
} from '@linnet/domain/account-security';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { PasswordField } from '../../ui/field/password-field';
import styles from './account-security.module.css';
import { StepErrorNote, problemText } from './step-error';

/** The names of the fields; `handle` is typed to confirm and never sent. */
export type FormField = SecurityField | 'handle';

/** The values of the fields when the form is sent. */
export type Values = (field: FormField) => string;

/** What is wrong with a field, as a text. */
export interface FieldProblem {
  readonly field: FormField;
  readonly words: string;
}

interface SecureFormProps<Other extends { readonly kind: string }> {
  readonly label: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** Checked before anything is sent. */
  readonly check?: (values: Values) => FieldProblem | null;
  readonly run: (values: Values) => Promise<Outcome<Other>>;
  readonly onDone: (outcome: { readonly kind: 'done' } | Other) => void;
  readonly onCancel?: () => void;
  /** Words for a refusal that replace those of the server, where the form knows more. */
  readonly words?: (problem: Problem) => string | undefined;
  /** Shown when it is unknown whether the step was done; general words by default. */
  readonly unknownText?: string;
  readonly children: (problemOf: (field: FormField) => string | undefined) => ReactNode;
}

/** Whether a field is emptied when its value was wrong: secrets are typed again. */
const isClearedOnError = (field: FormField): boolean => field === 'password' || field === 'code';

/**
 * A form with a password. The typed values are only in its fields, not in any state: the fields are emptied on success
 * and removed with the form.
 */
export function SecureForm<Other extends { readonly kind: string } = never>(props: SecureFormProps<Other>) {
  const { label, submit, danger = false, check, run, onDone, onCancel, words, unknownText, children } = props;
  const text = useText();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [stepError, setStepError] = useState<StepError<Other> | null>(null);
  const [problem, setProblem] = useState<FieldProblem | null>(null);

  useEffect(() => {
    if (problem !== null) fieldOf(form.current, problem.field)?.focus();
  }, [problem]);

  function settle(outcome: Outcome<Other>) {
    setPending(false);
    if (!isStepError(outcome)) {
      form.current?.reset();
      return onDone(outcome);
    }
    const { field } = outcome.kind === 'refused' ? outcome.problem : { field: null };
    const isShown = field !== null && fieldOf(form.current, field) !== undefined;
    setStepError(isShown ? null : outcome);
    if (!isShown || outcome.kind !== 'refused') return;
    const input = fieldOf(form.current, field);
    if (input !== undefined && isClearedOnError(field)) input.value = '';
    setProblem({ field, words: words?.(outcome.problem) ?? problemText(outcome.problem, text) });
  }

  async function send(step: () => Promise<Outcome<Other>>) {
    setPending(true);
    setStepError(null);
    setProblem(null);
    settle(await step());
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    // Read from the DOM: password managers may fill in without an event.
    const fields = new FormData(event.currentTarget);
    const values: Values = (field) => {
      const value = fields.get(field);
      return typeof value === 'string' ? value : '';
    };
    const found = check?.(values) ?? null;
    setProblem(found);
    if (found === null) void send(() => run(values));
  }

  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={handleSubmit}>
      {session.state !== 'visitor' && (
        // Shows password managers which account the password belongs to.
        <input type="text" name="username" autoComplete="username" value={session.username} readOnly hidden />
      )}
      {children((field) => (problem?.field === field ? problem.words : undefined))}
      {stepError !== null && (
        <StepErrorNote
          stepError={stepError}
          unknownText={unknownText}
          onCheckAgain={() => stepError.kind === 'unknown' && void send(stepError.checkAgain)}
        />
      )}
      <div className={styles.tools}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {text('general.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: FormField): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The field for the viewer's present password. */
export function OwnPasswordField({
  problem,
  focused = false,
}: {
  readonly problem: string | undefined;
  readonly focused?: boolean;
}) {
  const text = useText();
  return (
    <PasswordField
      label={text('security.password')}
      name="password"
      autoComplete="current-password"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={focused}
      problem={problem}
      required
    />
  );
}

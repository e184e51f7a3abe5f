import {
  changeOwnPassword,
  type CodeProblem,
  continueWithCode,
  newPassword,
  ownSessionsOf,
  type PasswordOutcome,
  refusedCode,
} from '@linnet/domain/account-security';
import { useRef, useState } from 'react';
import { codeText } from '../../blocks/error/code-text';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { PasswordField } from '../../ui/field/password-field';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import { CodeField } from './code-field';
import { PasswordStrength, type StrengthHandle } from './password-strength';
import { OwnPasswordField, SecureForm, type Values } from './secure-form';
import { OpenedForm, SectionText } from './security-section';

/** What became of this page's session when the password changed; `needs-code` until it is signed in again. */
type Changed = Extract<PasswordOutcome, { kind: 'signed-in' | 'signed-out' | 'needs-code' }>;

/** Changes the viewer's password. */
export function PasswordSection() {
  const text = useText();
  const client = useClient();
  const [changed, setChanged] = useState<Changed | null>(null);
  const lastCode = useRef<CodeProblem>({ kind: 'wrong' });

  function handleChanged(outcome: Changed) {
    setChanged(outcome);
    // The old token is no longer valid: the page offers to log in.
    if (outcome.kind === 'signed-out') void client.session.verify();
    // All other sessions have ended, and this page has a new one.
    if (outcome.kind === 'signed-in') void ownSessionsOf(client).reload();
  }

  return (
    <PartSection title={text('settings.part.password')} part="password">
      <SectionText>{text('security.password_text')}</SectionText>
      {changed?.kind === 'needs-code' ? (
        <SecureForm
          label={text('security.code_title')}
          submit={text('login.login')}
          run={async (values) => {
            const outcome = await continueWithCode(client, changed.mfaToken, values('code'));
            if (outcome.kind === 'refused') lastCode.current = await refusedCode(client);
            return outcome;
          }}
          words={({ field }) => (field === 'code' ? codeText(lastCode.current, text) : undefined)}
          onDone={() => handleChanged({ kind: 'signed-in' })}
        >
          {(problemOf) => (
            <>
              <Note tone="success">{text('security.password_needs_code')}</Note>
              <CodeField problem={problemOf('code')} hint={text('security.code_or_recovery')} />
            </>
          )}
        </SecureForm>
      ) : (
        <OpenedForm action={text('security.change_password')} onOpen={() => setChanged(null)}>
          {(close) => <PasswordForm onClose={close} onChanged={handleChanged} />}
        </OpenedForm>
      )}
      {changed?.kind === 'signed-in' && <Note tone="success">{text('security.password_changed')}</Note>}
      {changed?.kind === 'signed-out' && <Note tone="warning">{text('security.password_signed_out')}</Note>}
    </PartSection>
  );
}

interface PasswordFormProps {
  readonly onClose: () => void;
  readonly onChanged: (outcome: Changed) => void;
}

function PasswordForm({ onClose, onChanged }: PasswordFormProps) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  const newInput = useRef<HTMLInputElement>(null);
  const confirmationInput = useRef<HTMLInputElement>(null);
  const strength = useRef<StrengthHandle>(null);
  /** How often a password was suggested: it is part of the fields' keys, so that they are new, with the text visible. */
  const [suggested, setSuggested] = useState(0);
  const suggestion = useRef('');

  function suggest() {
    suggestion.current = newPassword();
    setSuggested((before) => before + 1);
  }

  /** Puts the suggested password into a field that was just rendered. */
  function fill(input: HTMLInputElement | null, ref: typeof newInput) {
    ref.current = input;
    if (input === null || suggestion.current === '') return;
    input.value = suggestion.current;
    if (ref === newInput) strength.current?.measure(input.value);
    // Both fields have it now: it is stored nowhere else.
    if (ref === confirmationInput) suggestion.current = '';
  }

  function check(values: Values) {
    if (values('newPassword') === '')
      return { field: 'newPassword', words: text('security.problem.blank_password') } as const;
    if (values('newPassword') === values('confirmation')) return null;
    return { field: 'confirmation', words: text('security.problem.mismatch') } as const;
  }

  const isShown = suggested > 0;
  return (
    <SecureForm<Exclude<Changed, { kind: 'done' }>>
      label={text('security.change_password')}
      submit={text('security.change_password')}
      check={check}
      run={(values) =>
        changeOwnPassword(client, {
          password: values('password'),
          newPassword: values('newPassword'),
          confirmation: values('confirmation'),
        })
      }
      onDone={(outcome) => {
        onClose();
        onChanged(outcome.kind === 'done' ? { kind: 'signed-in' } : outcome);
      }}
      onCancel={onClose}
    >
      {(problemOf) => (
        <>
          <OwnPasswordField problem={problemOf('password')} focused />
          <PasswordField
            key={`new ${suggested}`}
            ref={(input) => fill(input, newInput)}
            label={text('security.new_password')}
            name="newPassword"
            autoComplete="new-password"
            problem={problemOf('newPassword')}
            shownAtFirst={isShown}
            onChange={(typed) => strength.current?.measure(typed)}
            required
          />
          <PasswordStrength handle={strength} about={session.state === 'visitor' ? '' : session.username} />
          <PasswordField
            key={`again ${suggested}`}
            ref={(input) => fill(input, confirmationInput)}
            label={text('security.new_password_again')}
            name="confirmation"
            autoComplete="new-password"
            problem={problemOf('confirmation')}
            shownAtFirst={isShown}
            required
          />
          <div>
            <Button small variant="quiet" onClick={suggest}>
              {text('security.suggest_password')}
            </Button>
          </div>
          {isShown && <Note tone="info">{text('security.suggested_text')}</Note>}
        </>
      )}
    </SecureForm>
  );
}

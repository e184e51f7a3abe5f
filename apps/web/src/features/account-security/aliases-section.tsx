import { type StepError, aliasesOf, isStepError } from '@linnet/domain/account-security';
import { useState } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { PartSection } from '../../ui/section/part-section';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './account-security.module.css';
import { FindAccountForm } from './find-account-form';
import { OpenedForm, SectionText, SectionTools } from './security-section';
import { StepErrorNote } from './step-error';

/** The viewer's other accounts, from which followers can be moved to this one. */
export function AliasesSection() {
  const text = useText();
  const aliases = aliasesOf(useClient());
  const { value, error, isOffered } = useResource(aliases);
  const [asked, setAsked] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [stepError, setStepError] = useState<StepError | null>(null);
  if (!isOffered) return null;

  /** Resolves to whether the step was done. */
  async function carryOut(step: () => ReturnType<typeof aliases.set>): Promise<boolean> {
    setPending(true);
    const outcome = await step();
    setPending(false);
    setStepError(isStepError(outcome) ? outcome : null);
    return outcome.kind === 'done';
  }

  function handleRemove() {
    const name = asked;
    setAsked(null);
    if (name !== null) void carryOut(() => aliases.set(name, false));
  }

  return (
    <PartSection title={text('settings.part.aliases')} part="aliases">
      <SectionText>{text('moving.aliases_text')}</SectionText>
      {value === null ? (
        <NotLoaded
          compact
          title={text('moving.aliases_failed')}
          reason={error}
          skeleton={<Spinner />}
          onRetry={() => void aliases.load()}
        />
      ) : (
        value.length > 0 && (
          <ul className={styles.rows} aria-label={text('settings.part.aliases')}>
            {value.map((name) => (
              <li key={name} className={styles.row}>
                <bdi>@{name}</bdi>
                <Button
                  small
                  disabled={isPending}
                  aria-label={text('moving.remove_named', { name })}
                  onClick={() => setAsked(name)}
                >
                  {text('moving.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )
      )}
      {stepError !== null && (
        <StepErrorNote
          stepError={stepError}
          onCheckAgain={() => stepError.kind === 'unknown' && void carryOut(stepError.checkAgain)}
        />
      )}
      <OpenedForm action={text('moving.add_alias')} onOpen={() => setStepError(null)}>
        {(close) => (
          <FindAccountForm
            label={text('moving.other_account')}
            hint={text('moving.handle_hint')}
            onCancel={close}
            onSearch={() => setStepError(null)}
          >
            {(account) => (
              <SectionTools>
                <Button
                  variant="primary"
                  pending={isPending}
                  onClick={() =>
                    void carryOut(() => aliases.set(account.fqn, true)).then((done) => done && close())
                  }
                >
                  {text('moving.add_alias')}
                </Button>
              </SectionTools>
            )}
          </FindAccountForm>
        )}
      </OpenedForm>
      <ConfirmDialog
        open={asked !== null}
        title={text('moving.remove_question')}
        text={text('moving.remove_text', { name: asked ?? '' })}
        confirmLabel={text('moving.remove')}
        danger
        onConfirm={handleRemove}
        onCancel={() => setAsked(null)}
      />
    </PartSection>
  );
}

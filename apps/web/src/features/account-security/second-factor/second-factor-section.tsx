import type { ErrorReason, TotpSetup } from '@linnet/api';
import { type OwnSecondFactor, secondFactorOf } from '@linnet/domain/account-security';
import { useState } from 'react';
import { ErrorNote } from '../../../blocks/error/error-note';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useClient } from '../../../platform/client/client-provider';
import { useResource, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { Note } from '../../../ui/note/note';
import { PartSection } from '../../../ui/section/part-section';
import { Spinner } from '../../../ui/spinner/spinner';
import { RecoveryCodes } from './recovery-codes';
import { OwnPasswordField, SecureForm } from '../secure-form';
import { OpenedForm, SectionText, SectionTools } from '../security-section';
import { SetUpAuthenticator } from './set-up-authenticator';

/** Sets up two-factor login, gives recovery codes, and turns it off. */
export function SecondFactorSection() {
  const text = useText();
  const factor = secondFactorOf(useClient());
  const { value, error, isOffered } = useResource(factor);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [wasTurnedOff, setTurnedOff] = useState(false);
  const begin = useStep({ step: () => factor.begin(setSetup) });
  const create = useStep({ step: () => factor.newCodes(setCodes) });
  if (!isOffered) return null;

  function handleBegin() {
    setTurnedOff(false);
    void begin.run();
  }

  function content() {
    if (value === null)
      return (
        <NotLoaded
          compact
          title={text('security.mfa_failed')}
          reason={error}
          skeleton={<Spinner />}
          onRetry={() => void factor.load()}
        />
      );
    if (codes !== null) return <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />;
    if (value.enabled)
      return (
        <TurnedOn
          factor={factor}
          hasSecret={value.totp}
          onCodes={create.run}
          isPending={create.isPending}
          onOff={() => setTurnedOff(true)}
        />
      );
    if (setup !== null)
      return (
        <SetUpAuthenticator
          setup={setup}
          onConfirmed={() => {
            setSetup(null);
            void create.run();
          }}
          onCancel={() => setSetup(null)}
        />
      );
    return (
      <>
        <SectionText>{text('security.mfa_text')}</SectionText>
        {wasTurnedOff && <Note tone="success">{text('security.mfa_turned_off')}</Note>}
        <SectionTools>
          <Button pending={begin.isPending} onClick={handleBegin}>
            {text('security.mfa_set_up')}
          </Button>
        </SectionTools>
      </>
    );
  }

  return (
    <PartSection title={text('settings.part.second_factor')} part="second-factor">
      {content()}
      {begin.error !== null && <ErrorNote reason={begin.error} />}
      {create.error !== null && <CodesFailed reason={create.error} />}
    </PartSection>
  );
}

/** Warns that the earlier codes may be replaced although the new ones were not received. */
function CodesFailed({ reason }: { readonly reason: ErrorReason }) {
  const text = useText();
  return (
    <>
      <ErrorNote reason={reason} />
      <Note tone="warning">{text('security.codes_failed')}</Note>
    </>
  );
}

interface TurnedOnProps {
  readonly factor: OwnSecondFactor;
  /** False where the secret was replaced and only recovery codes are accepted. */
  readonly hasSecret: boolean;
  readonly isPending: boolean;
  readonly onCodes: () => Promise<void>;
  readonly onOff: () => void;
}

function TurnedOn({ factor, hasSecret, isPending, onCodes, onOff }: TurnedOnProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {hasSecret ? (
        <Note tone="success">{text('security.mfa_on')}</Note>
      ) : (
        <Note tone="warning">{text('security.mfa_half')}</Note>
      )}
      <SectionTools>
        <Button pending={isPending} onClick={() => setAsking(true)}>
          {text('security.new_codes')}
        </Button>
      </SectionTools>
      <OpenedForm action={text('security.mfa_turn_off')} variant="quiet">
        {(close) => (
          <SecureForm
            label={text('security.mfa_turn_off')}
            submit={text('security.mfa_turn_off')}
            danger
            run={(values) => factor.turnOff(values('password'))}
            onDone={onOff}
            onCancel={close}
          >
            {(problemOf) => <OwnPasswordField problem={problemOf('password')} focused />}
          </SecureForm>
        )}
      </OpenedForm>
      <ConfirmDialog
        open={isAsking}
        title={text('security.new_codes_question')}
        text={text('security.new_codes_text')}
        confirmLabel={text('security.new_codes')}
        onConfirm={() => {
          setAsking(false);
          void onCodes();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

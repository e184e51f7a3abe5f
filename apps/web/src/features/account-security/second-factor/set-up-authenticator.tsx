import type { TotpSetup } from '@linnet/api';
import { type CodeProblem, secondFactorOf } from '@linnet/domain/account-security';
import { useRef } from 'react';
import { codeText } from '../../../blocks/error/code-text';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import styles from '../account-security.module.css';
import { CodeField } from '../code-field';
import { OwnPasswordField, SecureForm } from '../secure-form';
import { SectionText } from '../security-section';

const QrCode = lazyScreen(() => import('./qr-code').then((part) => part.QrCode), {
  placeholder: () => <div className={styles.code} />,
});

/** Groups of four are read and typed more easily; authenticators ignore the spaces. */
const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface SetUpAuthenticatorProps {
  readonly setup: TotpSetup;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Shows the secret for an authenticator, and asks for its first code. */
export function SetUpAuthenticator({ setup, onConfirmed, onCancel }: SetUpAuthenticatorProps) {
  const text = useText();
  const factor = secondFactorOf(useClient());
  const lastCode = useRef<CodeProblem>(undefined);
  return (
    <>
      <div className={styles.setup}>
        <QrCode content={setup.uri} label={text('security.qr_code')} />
        <div className={styles.secret}>
          <SectionText>{text('security.scan_text')}</SectionText>
          <code className={styles.key} aria-label={text('security.secret')}>
            {inGroups(setup.key)}
          </code>
        </div>
      </div>
      <SecureForm
        label={text('security.mfa_set_up')}
        submit={text('security.mfa_turn_on')}
        run={async (values) => {
          const outcome = await factor.confirm({ setup, password: values('password'), code: values('code') });
          lastCode.current = outcome.code;
          return outcome;
        }}
        words={({ field }) =>
          field === 'code' && lastCode.current !== undefined ? codeText(lastCode.current, text) : undefined
        }
        onDone={onConfirmed}
        onCancel={onCancel}
      >
        {(problemOf) => (
          <>
            <CodeField problem={problemOf('code')} />
            <OwnPasswordField problem={problemOf('password')} />
          </>
        )}
      </SecureForm>
    </>
  );
}

import { changeOwnEmail, ownEmail } from '@linnet/domain/account-security';
import { useState } from 'react';
import { ErrorLine } from '../../blocks/error/error-note';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import { OwnPasswordField, SecureForm } from './secure-form';
import { OpenedForm, SectionText } from './security-section';

/** Shows the viewer's mail address, with a form that changes it. */
export function EmailSection() {
  const text = useText();
  const client = useClient();
  /** The number of changes made here: the address is loaded again after each. */
  const [changes, setChanges] = useState(0);
  const email = useRequest(`email ${changes}`, () => ownEmail(client));

  return (
    <PartSection title={text('settings.part.email')} part="email">
      <SectionText>
        {email.state === 'ready' &&
          (email.answer === null
            ? text('security.no_email')
            : text('security.email_is', { email: email.answer }))}
        {email.state === 'failed' && <ErrorLine reason={email.reason} onRetry={email.retry} />}
      </SectionText>
      <OpenedForm action={text('security.change_email')}>
        {(close) => (
          <SecureForm
            label={text('security.change_email')}
            submit={text('security.change_email')}
            run={(values) => changeOwnEmail(client, { password: values('password'), email: values('email') })}
            onDone={() => {
              close();
              setChanges(changes + 1);
            }}
            onCancel={close}
          >
            {(problemOf) => (
              <>
                <TextField
                  label={text('security.new_email')}
                  name="email"
                  type="email"
                  dir="ltr"
                  autoComplete="email"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                  problem={problemOf('email')}
                />
                <OwnPasswordField problem={problemOf('password')} />
              </>
            )}
          </SecureForm>
        )}
      </OpenedForm>
      {changes > 0 && email.state === 'ready' && <Note tone="success">{text('security.email_changed')}</Note>}
    </PartSection>
  );
}

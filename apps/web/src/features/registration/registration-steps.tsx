import { registrationRules } from '@linnet/domain/registration';
import { useState } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/use-instance';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Note } from '../../ui/note/note';
import { RegistrationForm } from './registration-form';
import { Terms } from './terms';
import { useCaptcha } from './use-captcha';
import { useJoining } from './use-joining';
import { useRegistrationForm } from './use-registration-form';

interface RegistrationStepsProps {
  readonly inviteToken: string | null;
}

/** The registration form with the terms below; after registering, the server's message if the account has to wait. */
export function RegistrationSteps({ inviteToken }: RegistrationStepsProps) {
  const text = useText();
  const { instance } = useInstance();
  const [now] = useState(() => Date.now());
  const takesDetails = useFeature('registrationDetails');
  const captcha = useCaptcha();
  const captchaRequired = captcha.picture !== null;
  const rules = registrationRules({ instance, takesDetails, captchaRequired, now });
  const form = useRegistrationForm(rules);
  const control = useJoining({
    rules,
    inviteToken,
    picture: captcha.picture,
    onEntered: () => navigate(pathTo('friends')),
    onRefused(complaints) {
      form.change({ captcha: '' });
      form.refuse(complaints);
      captcha.reload();
    },
  });

  if (control.joining.state === 'waiting') {
    const { message } = control.joining;
    return (
      <Note tone="success">{message === '' ? text('registration.request_sent') : <bdi>{message}</bdi>}</Note>
    );
  }
  return (
    <>
      <RegistrationForm form={form} captcha={captcha} control={control} inviteToken={inviteToken} />
      <Terms />
    </>
  );
}

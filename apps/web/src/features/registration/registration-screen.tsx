import { registrationRules } from '@linnet/domain/registration';
import { useEffect, useState } from 'react';
import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useCell, useClient, useInstance, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import { RegistrationForm } from './registration-form';
import styles from './registration.module.css';
import { useCaptcha, useSubmitRegistration } from './use-submit-registration';
import { useRegistrationForm } from './use-registration-form';

/** The terms of service: embedded, or a link to them, as the operator has configured. */
function Terms() {
  const text = useText();
  const { settings } = useClient();
  const isEmbedded = useCell(settings.instance)['embeddedToS'] !== false;
  if (isEmbedded) return <EmbeddedTerms />;
  return (
    <p className={styles.text}>
      <Link to={pathTo('about')}>{text('registration.terms')}</Link>
    </p>
  );
}

function EmbeddedTerms() {
  const text = useText();
  const terms = useOperatorPage('terms');
  if (terms.state !== 'ready' || terms.answer.trim() === '') return null;
  return (
    // No heading of ours: the operator's text has its own.
    <section className={styles.terms} aria-label={text('registration.terms')}>
      <Prose html={terms.answer} />
    </section>
  );
}

/** The registration form with the terms below; after registering, the server's message if the account has to wait. */
export function RegistrationSteps({ inviteToken }: { readonly inviteToken: string | null }) {
  const text = useText();
  const { instance } = useInstance();
  const [now] = useState(() => Date.now());
  const acceptsDetails = useFeature('registrationDetails');
  const captcha = useCaptcha();
  const captchaRequired = captcha.picture !== null;
  const rules = registrationRules({ instance, acceptsDetails, captchaRequired, now });
  const form = useRegistrationForm(rules);
  const control = useSubmitRegistration({
    rules,
    inviteToken,
    picture: captcha.picture,
    onSignedIn: () => navigate(pathTo('friends')),
    onRefused(complaints) {
      form.change({ captcha: '' });
      form.setServerErrors(complaints);
      captcha.reload();
    },
  });

  if (control.state.state === 'waiting') {
    const { message } = control.state;
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

/**
 * The registration screen. Redirects signed-in people, and visitors without an invitation if registration is closed.
 */
export function RegistrationScreen({ params }: Pick<ScreenProps, 'params'>) {
  const text = useText();
  const { features } = useClient();
  const isSignedIn = useSession().state === 'signed-in';
  const isOpen = useFeature('registration');
  const request = useRequest('features', features.load);
  const inviteToken = params['token'] ?? null;
  const isClosed = request.state === 'ready' && !isOpen && inviteToken === null;
  const isRedirected = isSignedIn || isClosed;
  const isWaiting = request.state === 'loading' || (request.state === 'ready' && isRedirected);
  useFirstContent();

  useEffect(() => {
    // After registering, the form has already opened the next page.
    if (isRedirected && location.pathname.startsWith(pathTo('registration'))) {
      navigate(pathTo('root'), { replace: true });
    }
  }, [isRedirected]);

  return (
    <Panel main aria-label={text('registration.registration')}>
      <PanelHeader level={1} title={text('registration.registration')} />
      <div className={styles.page}>
        {request.state === 'failed' && (
          <ErrorState
            title={text('chunks.failed_title')}
            text={text('errors.no_answer')}
            onRetry={request.retry}
          />
        )}
        {isWaiting && <Spinner />}
        {request.state === 'ready' && !isRedirected && <RegistrationSteps inviteToken={inviteToken} />}
      </div>
    </Panel>
  );
}

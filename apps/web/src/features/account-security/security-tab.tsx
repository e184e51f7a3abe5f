import { useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import { AliasesSection } from './aliases-section';
import { EmailSection } from './email-section';
import { LeaveSection } from './leave-section';
import { MoveSection } from './move-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { ServerPages } from './server-pages';
import { SessionsSection } from './sessions-section';

/** Password, mail address, second factor and sessions of the account; other accounts, moving and leaving. */
export function SecurityTab() {
  const text = useText();
  const { state } = useSession();
  const { features } = useClient();
  const request = useRequest('features', features.load);
  // A new password ends the session for a moment, in which the forms must not disappear.
  const [wasSignedIn, setWasSignedIn] = useState(state === 'signed-in');
  if (state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (!wasSignedIn) {
    return (
      <ErrorState title={text('timeline.login_ended')} text={text('security.ended')}>
        <LinkButton to={pathTo('login')}>{text('login.login')}</LinkButton>
      </ErrorState>
    );
  }
  if (request.state !== 'ready') {
    const failed = request.state === 'failed' ? request : null;
    return (
      <NotLoaded
        title={text('security.failed')}
        reason={failed?.reason ?? null}
        skeleton={<Spinner />}
        onRetry={() => failed?.retry()}
      />
    );
  }
  if (!request.answer.has('accountSecurity')) return <ServerPages />;
  return (
    <>
      <PasswordSection />
      <EmailSection />
      <SecondFactorSection />
      <SessionsSection />
      <AliasesSection />
      <MoveSection />
      <LeaveSection />
    </>
  );
}

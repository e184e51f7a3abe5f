import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { type RequestState, useRequest } from '../../platform/client/use-request';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import { RegistrationSteps } from './registration-steps';
import styles from './registration.module.css';

/**
 * The registration screen. Redirects signed-in people, and visitors without an invitation if registration is closed.
 */
export function RegistrationScreen({ params }: Pick<ScreenProps, 'params'>) {
  const text = useText();
  const { features } = useClient();
  const isMember = useSession().state === 'member';
  const isOpen = useFeature('registration');
  const asked = useRequest('features', features.load);
  const inviteToken = params['token'] ?? null;
  const isClosed = asked.state === 'ready' && !isOpen && inviteToken === null;
  const isSentAway = isMember || isClosed;
  useFirstContent();

  useEffect(() => {
    // After registering, the form has already opened the next page.
    if (isSentAway && location.pathname.startsWith(pathTo('registration'))) {
      navigate(pathTo('root'), { replace: true });
    }
  }, [isSentAway]);

  return (
    <Panel main aria-label={text('registration.registration')}>
      <PanelHeader level={1} title={text('registration.registration')} />
      <div className={styles.page}>
        <Content asked={asked} isSentAway={isSentAway} inviteToken={inviteToken} />
      </div>
    </Panel>
  );
}

interface ContentProps {
  readonly asked: RequestState<unknown>;
  readonly isSentAway: boolean;
  readonly inviteToken: string | null;
}

function Content({ asked, isSentAway, inviteToken }: ContentProps) {
  const text = useText();
  if (asked.state === 'failed') {
    return (
      <ErrorState title={text('chunks.failed_title')} text={text('errors.no_answer')} onRetry={asked.retry} />
    );
  }
  if (asked.state === 'loading' || isSentAway) return <Spinner />;
  return <RegistrationSteps inviteToken={inviteToken} />;
}

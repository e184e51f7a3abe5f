import { findRemotePerson } from '@linnet/domain/people';
import { useEffect } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ErrorState } from '../../ui/state/error-state';
import styles from './remote-user-screen.module.css';

/** Resolves the handle of an account at another server, and opens its profile. */
export function RemoteUserScreen({ params }: ScreenProps) {
  const text = useText();
  const client = useClient();
  const fqn = remoteHandle(params);
  const found = useRequest(fqn, () => findRemotePerson(client, fqn));
  const id = found.state === 'ready' ? found.answer : null;
  useEffect(() => {
    if (id !== null) navigate(pathTo('external-user-profile', { id }), { replace: true });
  }, [id]);

  // In bidi isolates: a name must not change the direction of the sentence.
  const name = `\u2068@${fqn}\u2069`;
  const title = text('remote_user_resolver.remote_user_resolver');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={title} start={<BackButton />} />
      {found.state === 'failed' ? (
        <NotLoaded
          title={text('user_profile.profile_loading_error')}
          reason={found.reason}
          onRetry={found.retry}
        />
      ) : found.state === 'ready' && found.answer === null ? (
        <ErrorState
          title={text('remote_user_resolver.error')}
          text={text('remote_user_resolver.not_found_text', { name })}
        />
      ) : (
        <>
          <p className={styles.searching} role="status">
            {text('remote_user_resolver.searching_for', { name })}
          </p>
          <FeedSkeleton />
        </>
      )}
    </Panel>
  );
}

/** The `name@host` of a `/remote-users` address, which has it in one path segment or in two. */
export function remoteHandle(params: Readonly<Record<string, string>>): string {
  const { acct, username = '', hostname = '' } = params;
  return (acct ?? `${username}@${hostname}`).replace(/^@/, '');
}

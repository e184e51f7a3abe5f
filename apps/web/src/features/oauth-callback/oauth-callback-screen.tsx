import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { takeStartedSignIn } from '../../platform/storage/started-sign-in';
import { LinkButton } from '../../ui/button/link-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import { type SignInResult, finishSignIn, readCallback } from './finish-sign-in';
import styles from './oauth-callback-screen.module.css';

/** A spinner until there is a result, then the error if there was one, with a link to try again. */
function CallbackOutcome({ result }: { readonly result: SignInResult | null }) {
  const text = useText();
  if (result === null || result.kind === 'done') {
    return (
      <div className={styles.loading} role="status">
        <Spinner />
        <p>{text('oauth.exchanging')}</p>
      </div>
    );
  }
  return (
    <ErrorState title={text('oauth.failed')} text={<CallbackError result={result} />}>
      <LinkButton to={pathTo('login')} variant="primary">
        {text('oauth.again')}
      </LinkButton>
    </ErrorState>
  );
}

function CallbackError({ result }: { readonly result: Exclude<SignInResult, { kind: 'done' }> }) {
  const text = useText();
  const why = useErrorText(result.kind === 'failed' ? result.reason : null);
  switch (result.kind) {
    case 'foreign':
      return text('oauth.other_tab');
    case 'failed':
      return why;
    case 'refused':
      if (result.byPerson) return text('oauth.refused');
      return result.message === null ? text('oauth.refused_by_server') : <bdi>{result.message}</bdi>;
  }
}

/** The redirect target of the server's sign-in page: completes the sign-in and opens the next page. */
export function OAuthCallbackScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  // Read once: the query is removed from the address at once, and must not be used a second time.
  const [callback] = useState(() => readCallback(search));
  const [result, setResult] = useState<SignInResult | null>(null);
  const isSignedIn = session.state === 'signed-in';
  useFirstContent();

  function openNextPage(returnTo: string | null) {
    // Read at this moment: the configuration may have loaded since the last render.
    navigate(returnTo ?? client.instance.facts.get().config.redirectRootLogin, { replace: true });
  }

  const finish = useEffectEvent(async (): Promise<SignInResult | null> => {
    if (callback.kind === 'nothing') {
      // After a sign-in on this screen, the next page may already be open.
      if (isSignedIn && location.pathname === pathTo('oauth-callback')) openNextPage(null);
      return null;
    }
    const startedSignIn = takeStartedSignIn();
    navigate(pathTo('oauth-callback'), { replace: true });
    const outcome = await finishSignIn(client, callback, startedSignIn);
    if (outcome.kind === 'done') openNextPage(startedSignIn?.returnTo ?? null);
    return outcome;
  });

  useEffect(() => void finish().then(setResult), []);

  const shown = callback.kind === 'nothing' && !isSignedIn ? foreign : result;
  return (
    <Panel main aria-label={text('login.login')}>
      <PanelHeader level={1} title={text('login.login')} />
      <CallbackOutcome result={shown} />
    </Panel>
  );
}

const foreign: SignInResult = { kind: 'foreign' };

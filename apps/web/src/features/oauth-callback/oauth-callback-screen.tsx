import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/use-first-content';
import { takeBegunSignIn } from '../../platform/storage/begun-sign-in';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { CallbackOutcome } from './callback-outcome';
import { type Finished, finishSignIn } from './finish-sign-in';
import { readCallback } from './read-callback';

/** Where the server's own page leads back to: finishes the sign-in and goes on. */
export function OAuthCallbackScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  // Read once: the address is emptied at once, and what stood in it must not be used a second time.
  const [callback] = useState(() => readCallback(search));
  const [finished, setFinished] = useState<Finished | null>(null);
  const isIn = session.state === 'member';
  useFirstContent();

  function goOn(returnTo: string | null) {
    // The configuration may have come since this was drawn.
    navigate(returnTo ?? client.instance.facts.get().config.redirectRootLogin, { replace: true });
  }

  const finish = useEffectEvent(async (): Promise<Finished | null> => {
    if (callback.kind === 'nothing') {
      // Who has just come in here is led on already.
      if (isIn && location.pathname === pathTo('oauth-callback')) goOn(null);
      return null;
    }
    const begun = takeBegunSignIn();
    navigate(pathTo('oauth-callback'), { replace: true });
    const outcome = await finishSignIn(client, callback, begun);
    if (outcome.kind === 'done') goOn(begun?.returnTo ?? null);
    return outcome;
  });

  useEffect(() => void finish().then(setFinished), []);

  const shown = callback.kind === 'nothing' && !isIn ? foreign : finished;
  return (
    <Panel main aria-label={text('login.login')}>
      <PanelHeader level={1} title={text('login.login')} />
      <CallbackOutcome finished={shown} />
    </Panel>
  );
}

const foreign: Finished = { kind: 'foreign' };

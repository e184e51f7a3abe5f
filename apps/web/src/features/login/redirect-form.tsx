import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { beginSignIn } from '../../platform/storage/begun-sign-in';
import { Button } from '../../ui/button/button';
import { LoginAlert } from './login-alert';
import styles from './login-form.module.css';
import { accessTrouble } from './login-trouble';
import { useAttempt } from './use-attempt';

/** Explains that the sign-in continues on the server's own page, and opens that. */
export function RedirectForm() {
  const text = useText();
  const session = useSession();
  const { accounts } = useClient();
  const attempt = useAttempt();

  async function leave() {
    const refusal = await attempt.begin(async () => {
      const { address, state, verifier } = await (await accounts.access()).authorize();
      // After signing in again, the person returns to the same page.
      const returnTo = session.state === 'expired' ? location.pathname + location.search : null;
      beginSignIn({ state, verifier, returnTo });
      location.assign(address);
    });
    if (refusal !== null) attempt.tell(accessTrouble(refusal));
  }

  // The browser's back/forward cache restores the page as it was left, with the attempt still pending.
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) attempt.rest();
  });
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => handleShow(event);
    addEventListener('pageshow', handle);
    return () => removeEventListener('pageshow', handle);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!attempt.isPending) void leave();
  }

  return (
    <form className={styles.form} aria-label={text('login.login')} onSubmit={handleSubmit}>
      <p className={styles.words}>{text('oauth.description')}</p>
      {attempt.trouble !== null && <LoginAlert trouble={attempt.trouble} onDismiss={attempt.rest} />}
      <Button type="submit" variant="primary" pending={attempt.isPending}>
        {text('login.login')}
      </Button>
    </form>
  );
}

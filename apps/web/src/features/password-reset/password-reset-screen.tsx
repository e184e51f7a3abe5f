import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useRequest } from '../../platform/client/use-request';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Spinner } from '../../ui/spinner/spinner';
import { PasswordResetForm } from './password-reset-form';
import styles from './password-reset.module.css';

/** Requests an email to reset a forgotten password, if the server sends such emails. */
export function PasswordResetScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const { features } = useClient();
  // People whose session has expired may need the page, so only a valid session redirects.
  const isMember = useSession().state === 'member';
  const canMail = useFeature('passwordReset');
  const asked = useRequest('features', features.load);
  const isDemanded = new URLSearchParams(search).get('passwordResetRequested') === 'true';
  useFirstContent();

  useEffect(() => {
    if (isMember) navigate(pathTo('root'), { replace: true });
  }, [isMember]);

  const disabled = isDemanded
    ? 'password_reset.password_reset_required_but_mailer_is_disabled'
    : 'password_reset.password_reset_disabled';
  return (
    <Panel main aria-label={text('password_reset.password_reset')}>
      <PanelHeader level={1} title={text('password_reset.password_reset')} />
      <div className={styles.page}>
        {asked.state === 'loading' ? (
          <Spinner />
        ) : canMail ? (
          <>
            {isDemanded && <Note tone="warning">{text('password_reset.password_reset_required')}</Note>}
            <PasswordResetForm />
          </>
        ) : (
          <Note tone="warning">{text(disabled)}</Note>
        )}
        <p>
          <Link to={pathTo('root')}>{text('password_reset.return_home')}</Link>
        </p>
      </div>
    </Panel>
  );
}

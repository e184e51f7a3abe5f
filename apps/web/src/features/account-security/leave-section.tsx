import { type WayToLeave, leaveServer } from '@linnet/domain/account-security';
import { useClient, useSession } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { useText } from '../../platform/i18n/use-text';
import { forgetLogin } from '../../platform/storage/last-login';
import { PartSection } from '../../ui/section/part-section';
import styles from './account-security.module.css';
import { ExportLink, HandleField, useTypedHandle } from './confirm-handle';
import { OwnPasswordField, SecureForm } from './secure-form';
import { OpenedForm, SectionText, SectionTools } from './security-section';

const ways = ['disable', 'delete'] as const satisfies readonly WayToLeave[];

/** Disables or deletes the viewer's account. */
export function LeaveSection() {
  const text = useText();
  return (
    <PartSection title={text('settings.part.leave')} part="leave">
      {ways.map((way) => (
        <LeaveForm key={way} way={way} />
      ))}
    </PartSection>
  );
}

function LeaveForm({ way }: { readonly way: WayToLeave }) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  const { handle, check } = useTypedHandle();

  /** Removes everything of the account from this device. */
  function leave() {
    void client.accounts.signOut({ keepsDrafts: false });
    if (session.state !== 'visitor') forgetLogin(session.username);
    client.accounts.shown.get().notices.add({ level: 'success', key: `sign_out.account_${way}` });
    navigate(pathTo('public-timeline'));
  }

  return (
    <>
      <SectionText>{text(`moving.${way}_text`)}</SectionText>
      <OpenedForm action={text(`moving.${way}`)} variant={way === 'delete' ? 'danger' : 'plain'}>
        {(close) => (
          <>
            <ul className={styles.points}>
              <li>{text(`moving.${way}_lost`)}</li>
              <li>{text('moving.device_lost')}</li>
            </ul>
            <SectionTools>
              <ExportLink />
            </SectionTools>
            <SecureForm
              label={text(`moving.${way}`)}
              submit={text(`moving.${way}`)}
              danger
              check={check}
              run={(values) => leaveServer(client, { way, password: values('password') })}
              onDone={leave}
              onCancel={close}
            >
              {(problemOf) => (
                <>
                  <HandleField handle={handle} problem={problemOf('handle')} />
                  <OwnPasswordField problem={problemOf('password')} />
                </>
              )}
            </SecureForm>
          </>
        )}
      </OpenedForm>
    </>
  );
}

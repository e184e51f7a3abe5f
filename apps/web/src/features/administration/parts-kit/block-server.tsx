import { fetchStaff } from '@linnet/domain/about';
import { blockHost, isBlocked, serverConfigurationOf } from '@linnet/domain/configuration';
import { type StepOutcome, roleIn } from '@linnet/domain/staff';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { partPath } from '../../../blocks/administration/part-entries';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest, useResource } from '../../../platform/client/use-resource';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { ConfirmMeasure } from './confirm-measure';
import { OutcomeNote } from './outcome-note';
import styles from './parts-kit.module.css';

interface BlockServerProps {
  readonly host: string;
}

/** A button that blocks another server, for administrators; other staff see who can block it. */
export function BlockServer({ host }: BlockServerProps) {
  const isAdmin = roleIn(useStaffScene()) === 'admin';
  return isAdmin ? <Blocking host={host} /> : <WhoCanBlock host={host} />;
}

function WhoCanBlock({ host }: BlockServerProps) {
  const text = useText();
  const list = useList();
  const client = useClient();
  const request = useRequest('staff', () => fetchStaff(client));
  const ids = request.state === 'ready' ? request.answer.admin : [];
  const names = ids.flatMap((id) => client.graph.accounts.get(id) ?? []).map(({ acct }) => `@${acct}`);
  return (
    <p className={styles.hint}>
      {names.length === 0
        ? text('server_desk.only_admins_unknown', { host })
        : text('server_desk.only_admins', { host, names: list(names) })}
    </p>
  );
}

/** What an operator writes into the file of the server, where its settings are not in the database. */
const linesFor = (host: string): string =>
  [
    'config :pleroma, :mrf_simple,',
    `  reject: [{"${host}", ""}]`,
    'config :pleroma, :mrf,',
    '  policies: [Pleroma.Web.ActivityPub.MRF.SimplePolicy]',
  ].join('\n');

function Blocking({ host }: BlockServerProps) {
  const text = useText();
  const client = useClient();
  const configuration = serverConfigurationOf(client);
  const { value: settings, error } = useResource(configuration);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<StepOutcome<unknown> | null>(null);

  if (settings === null) {
    return (
      <NotLoaded
        compact
        title={text('server_desk.settings_failed')}
        reason={error}
        skeleton={<TextSkeletons className={styles.hint} texts={[['40%']]} />}
        onRetry={() => void configuration.load()}
      />
    );
  }
  if (!settings.isInDatabase) {
    return (
      <>
        <p className={styles.hint}>{text('server_desk.in_file')}</p>
        <pre className={styles.lines} dir="ltr">
          {linesFor(host)}
        </pre>
      </>
    );
  }
  return (
    <>
      {isBlocked(settings, host) ? (
        <Note tone="info">
          {text('server_desk.blocked', { host })}{' '}
          <Link to={partPath('federation')}>{text('server_desk.settings')}</Link>
        </Note>
      ) : (
        <div className={styles.measures}>
          <Button
            small
            variant="danger"
            icon={<Icon of={Ban} size="small" />}
            onClick={() => {
              setOutcome(null);
              setOpen(true);
            }}
          >
            {text('server_desk.block')}
          </Button>
        </div>
      )}
      {outcome !== null && <OutcomeNote outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <ConfirmMeasure
        key={String(isOpen)}
        open={isOpen}
        danger
        title={text('server_desk.block_question', { host })}
        text={text('server_desk.block_text', { host })}
        confirmLabel={text('server_desk.block')}
        run={() => blockHost(client, host, reason.trim())}
        onClose={() => setOpen(false)}
        onOutcome={setOutcome}
      >
        <TextField
          label={text('server_desk.block_reason')}
          hint={text('server_desk.block_reason_hint')}
          optional
          value={reason}
          onChange={setReason}
        />
      </ConfirmMeasure>
    </>
  );
}

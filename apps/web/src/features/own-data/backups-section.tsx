import type { Backup, ErrorReason } from '@linnet/api';
import { backupsOf, isTooEarly, nextBackupAt } from '@linnet/domain/own-data';
import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { LoadingLines } from '../../blocks/error/error-note';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useClient } from '../../platform/client/client-provider';
import { useHasFeature } from '../../platform/client/use-has';
import { useResource } from '../../platform/client/use-resource';
import { fileSize } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import styles from './own-data.module.css';

/** The server's archives of the account, if it makes them. */
export function BackupsSection() {
  const has = useHasFeature();
  if (has('backups')) return <Backups />;
  return has('accountPagesOfMastodon') && <ServerArchive />;
}

/** A link to the server's own page, on which it makes an archive. */
function ServerArchive() {
  const text = useText();
  const { environment } = useClient();
  return (
    <PartSection className={styles.section} part="backups" title={text('settings.part.backups')}>
      <a
        className={styles.download}
        href={`${environment.baseUrl || environment.origin}/settings/export`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text('own_data.server_archive')}
      </a>
    </PartSection>
  );
}

function Backups() {
  const text = useText();
  const resource = backupsOf(useClient());
  const { value, error } = useResource(resource);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<ErrorReason | null>(null);
  const title = text('settings.part.backups');

  async function handleRequest() {
    setAsking(true);
    setRefused(await resource.request());
    setAsking(false);
  }

  return (
    <PartSection className={styles.section} part="backups" title={title} hint={text('own_data.backups_hint')}>
      {value === null ? (
        <NotLoaded
          compact
          title={text('own_data.backups_not_loaded')}
          reason={error}
          skeleton={<LoadingLines />}
          onRetry={() => void resource.load()}
        />
      ) : (
        <>
          {value.length === 0 && <p className={styles.hint}>{text('own_data.no_backups')}</p>}
          {value.length > 0 && (
            <ul className={styles.rows} aria-label={title}>
              {value.map((backup, index) => (
                <BackupRow key={backup.id ?? index} backup={backup} />
              ))}
            </ul>
          )}
          {error !== null && <Note tone="warning">{text('own_data.backups_outdated')}</Note>}
          {refused !== null && <Refused reason={refused} backups={value} />}
          <Button
            icon={<Icon of={Archive} size="small" />}
            pending={isAsking}
            disabled={value.some(({ state }) => state === 'running')}
            onClick={() => void handleRequest()}
          >
            {text('own_data.request_backup')}
          </Button>
        </>
      )}
    </PartSection>
  );
}

interface RefusedProps {
  readonly reason: ErrorReason;
  readonly backups: readonly Backup[];
}

/** Why the server has not begun a backup. */
function Refused({ reason, backups }: RefusedProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const why = useErrorText(reason);
  const next = isTooEarly(reason) ? nextBackupAt(backups, reason) : null;
  if (next !== null) return <Note tone="warning">{text('own_data.too_early', { when: full(next) })}</Note>;
  return <Note tone="error">{text('own_data.backup_failed', { why })}</Note>;
}

const stateTexts = {
  ready: 'own_data.backup_ready',
  running: 'own_data.backup_running',
  failed: 'own_data.backup_failed_state',
} as const;

function BackupRow({ backup: { state, url, requestedAt, size, records } }: { readonly backup: Backup }) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const { amount, unit } = fileSize(size ?? 0);
  const when = requestedAt === null ? text('own_data.backup_undated') : full(Date.parse(requestedAt));
  return (
    <li className={styles.backup}>
      <div className={styles.words}>
        <p className={styles.name}>{when}</p>
        <p className={styles.state} role="status">
          {text(stateTexts[state])}
          {records !== null && ` ${text('own_data.backup_records', { count: records })}`}
          {size !== null && ` ${text('own_data.backup_size', { amount, unit: text(unit) })}`}
        </p>
      </div>
      {state === 'ready' && url !== null && (
        <a
          className={styles.download}
          href={url}
          download
          target="_blank"
          rel="noreferrer"
          aria-label={text('own_data.download_of', { when })}
        >
          <Icon of={Download} size="small" />
          {text('own_data.download')}
        </a>
      )}
    </li>
  );
}

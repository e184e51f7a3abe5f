import { everySetting, type ServerSettings } from '@linnet/domain/configuration';
import type { Finding, FindingLevel, ServerSetting } from '@linnet/domain/doctor';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { partPath } from '../../../blocks/administration/part-entries';
import { useText } from '../../../platform/i18n/use-text';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import styles from './doctor.module.css';

const icons: Readonly<Record<FindingLevel, LucideIcon>> = {
  fault: CircleAlert,
  risk: TriangleAlert,
  hint: Info,
};

interface FindingCardProps {
  readonly finding: Finding;
  /** The settings that the administration can change; null while they are not loaded. */
  readonly settings: ServerSettings | null;
}

/** The address of a setting in the administration; null where it can't change it. */
function addressOf(settings: ServerSettings | null, setting: ServerSetting | null): string | null {
  if (settings === null || setting === null || !settings.isInDatabase) return null;
  const id = [setting.group, setting.key, ...setting.path].join(' ');
  const isThere = everySetting(settings.sections).some((each) => each.id === id);
  return isThere ? `${partPath('settings')}?${new URLSearchParams({ setting: id })}` : null;
}

/** One finding: what is wrong, how bad it is, why, how to mend it, and the setting concerned. */
export function FindingCard({ finding, settings }: FindingCardProps) {
  const text = useText();
  const id = useId();
  const { level, setting, values } = finding;
  const address = addressOf(settings, setting);
  return (
    <li className={styles.finding} data-level={level} aria-labelledby={id}>
      <h2 className={styles.what} id={id}>
        <Icon of={icons[level]} />
        <span>{text(`doctor.what.${finding.id}`, values)}</span>
      </h2>
      <p className={styles.level}>{text(`doctor.level.${level}`)}</p>
      <p>{text(`doctor.why.${finding.id}`, values)}</p>
      <p>{text(`doctor.fix.${finding.id}`, values)}</p>
      {setting !== null && (
        <pre className={styles.setting} dir="ltr" aria-label={text('doctor.setting')}>
          {`config ${setting.group}, ${setting.key},\n  ${setting.value}`}
        </pre>
      )}
      {address !== null && (
        <div>
          <LinkButton small to={address}>
            {text('doctor.open_setting')}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

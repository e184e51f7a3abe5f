import type { Finding, FindingLevel } from '@linnet/domain/doctor';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import styles from './doctor.module.css';

const icons: Readonly<Record<FindingLevel, LucideIcon>> = {
  fault: CircleAlert,
  risk: TriangleAlert,
  hint: Info,
};

/** One finding: what, how much it matters and why, and the setting that changes it. */
export function FindingCard({ finding }: { readonly finding: Finding }) {
  const text = useText();
  const id = useId();
  const { level, setting, values } = finding;
  return (
    <li className={styles.finding} data-level={level} aria-labelledby={id}>
      <h3 className={styles.what} id={id}>
        <Icon of={icons[level]} />
        <span>{text(`doctor.what.${finding.id}`, values)}</span>
      </h3>
      <p className={styles.level}>{text(`doctor.level.${level}`)}</p>
      <p>{text(`doctor.why.${finding.id}`, values)}</p>
      <p>{text(`doctor.fix.${finding.id}`, values)}</p>
      {setting !== null && (
        <pre className={styles.setting} aria-label={text('doctor.setting')}>
          {`config ${setting.group}, ${setting.key},\n  ${setting.value}`}
        </pre>
      )}
    </li>
  );
}

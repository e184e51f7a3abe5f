import type { AdministrationPartId } from '@linnet/domain/staff';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { partEntries, partPath } from '../../blocks/administration/part-entries';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { Section } from '../../ui/section/section';
import styles from './administration.module.css';
import { partCounts } from './part-counts';

interface PartListProps {
  readonly parts: readonly AdministrationPartId[];
  /** The open part; null while none is: then the list stands alone, with a hint at each part. */
  readonly open: AdministrationPartId | null;
}

const groups = [
  { name: 'desk', title: 'administration.group_desk' },
  { name: 'server', title: 'administration.group_server' },
] as const;

/** The parts that the viewer can open: beside the open one, or as a list of their own. */
export function PartList({ parts, open }: PartListProps) {
  const text = useText();
  return (
    <nav className={styles.parts} data-alone={open === null} aria-label={text('administration.parts')}>
      {groups.map(({ name, title }) => {
        const groupParts = parts.filter((id) => partEntries[id].group === name);
        if (groupParts.length === 0) return null;
        return (
          <Section key={name} title={text(title)} titleClass={styles.groupTitle}>
            <ul className={styles.rows}>
              {groupParts.map((id) => (
                <li key={id}>
                  <PartLink id={id} isOpen={id === open} hasHint={open === null} />
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
    </nav>
  );
}

interface PartLinkProps {
  readonly id: AdministrationPartId;
  readonly isOpen: boolean;
  readonly hasHint: boolean;
}

function PartLink({ id, isOpen, hasHint }: PartLinkProps) {
  const text = useText();
  const { icon, title, hint } = partEntries[id];
  const Count = partCounts[id];
  return (
    <Link className={styles.part} to={partPath(id)} aria-current={isOpen ? 'page' : undefined}>
      <Icon of={icon} size="nav" />
      <span className={styles.partText}>
        <span className={styles.partName}>{text(title)}</span>
        {hasHint && <span className={styles.hint}>{text(hint)}</span>}
      </span>
      {Count !== undefined && <Count className={styles.count} />}
      {hasHint && <Icon of={ChevronRight} size="small" mirrored />}
    </Link>
  );
}

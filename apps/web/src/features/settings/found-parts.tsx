import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { partPath, type SettingsPart } from '../../blocks/find/settings-parts';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import styles from './found-parts.module.css';
import group from './settings-group.module.css';
import { tabNames } from './tab-names';

/** Links to the forms, lists and tabs that a search found. */
export function FoundParts({ parts }: { readonly parts: readonly SettingsPart[] }) {
  const text = useText();
  const id = useId();
  return (
    <section className={group.group} aria-labelledby={id}>
      <h2 id={id} className={group.title}>
        {text('settings.found_parts')}
      </h2>
      <ul className={group.rows}>
        {parts.map((part) => (
          <li key={partPath(part)}>
            <Link to={partPath(part)} className={styles.part}>
              <span className={styles.name}>{text(part.name)}</span>
              {part.id !== null && <span className={styles.tab}>{text(tabNames[part.tab])}</span>}
              <Icon of={ChevronRight} mirrored />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

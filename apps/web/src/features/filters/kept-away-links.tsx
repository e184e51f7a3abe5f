import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';

const tabs = ['muted', 'blocked', 'hosts'] as const;

/** The ways to whom the reader keeps away. */
export function KeptAwayLinks() {
  const text = useText();
  const hasHosts = useFeature('domainBlocks');
  return (
    <FilterSection title={text('filter_settings.kept_away')}>
      <ul className={styles.links}>
        {tabs
          .filter((tab) => tab !== 'hosts' || hasHosts)
          .map((tab) => (
            <li key={tab}>
              <Link to={`${pathTo('kept-away')}?tab=${tab}`} className={styles.link}>
                {text(`filter_settings.kept_${tab}`)}
                <Icon of={ChevronRight} size="small" mirrored />
              </Link>
            </li>
          ))}
      </ul>
    </FilterSection>
  );
}

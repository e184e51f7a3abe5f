import ChevronRight from 'lucide-react/icons/chevron-right';
import { type SettingsPart, partPath, settingsParts } from '../../blocks/find/settings-parts';
import { useSynonyms } from '../../blocks/find/search-distance';
import { useLacks } from '../../platform/client/use-has';
import { useOffersSetting } from '../../platform/client/use-own-profile';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Section } from '../../ui/section/section';
import { EmptyState } from '../../ui/state/empty-state';
import { findSettings, filterSettings, useSearchWords } from './find-settings';
import styles from './found-settings.module.css';
import { GatheredSettings } from './settings-group';
import group from './settings-group.module.css';
import { shownGroups } from '../../blocks/find/shown-groups';
import type { ChangeSettings } from './use-change-settings';
import { tabNames } from './window-tabs';

/** Links to the forms, lists and tabs that a search found. */
function FoundParts({ parts }: { readonly parts: readonly SettingsPart[] }) {
  const text = useText();
  return (
    <Section className={group.group} title={text('settings.found_parts')} titleClass={group.title}>
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
    </Section>
  );
}

interface FoundSettingsProps {
  readonly query: string;
  readonly change: ChangeSettings;
  readonly onShowAll: () => void;
}

/** The search results from all tabs, including rarely used settings, forms and lists. */
export function FoundSettings({ query, change, onShowAll }: FoundSettingsProps) {
  const text = useText();
  const synonyms = useSynonyms();
  const ofSetting = useSearchWords();
  const isSignedIn = useSession().state !== 'visitor';
  const lacks = useLacks();
  const all = {
    groups: filterSettings(shownGroups, useOffersSetting()),
    parts: settingsParts.filter(({ who, needs }) => (who === 'everyone' || isSignedIn) && !lacks(needs)),
  };
  const { groups, parts } = findSettings(all, query, {
    synonyms,
    ofSetting,
    ofPart: ({ name, words = [] }) => ({
      names: [text(name)],
      words: words.map((word) => text(word)).join(' '),
    }),
  });
  if (groups.length === 0 && parts.length === 0) {
    return (
      <EmptyState title={text('settings.nothing_found')} text={text('settings.nothing_found_text')}>
        <Button onClick={onShowAll}>{text('settings.show_all')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {parts.length > 0 && <FoundParts parts={parts} />}
      <GatheredSettings groups={groups} change={change} />
    </>
  );
}

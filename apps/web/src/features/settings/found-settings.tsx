import { useText } from '../../platform/i18n/use-text';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';
import { findSettings } from './find-settings';
import { SettingsGroup } from './settings-group';
import { shownGroups } from './shown-settings';
import { tabNames } from './tab-names';
import type { ChangeSettings } from './use-change-settings';
import { useSearchWords } from './use-search-words';

interface FoundSettingsProps {
  readonly query: string;
  readonly change: ChangeSettings;
  readonly onShowAll: () => void;
}

/** What a search finds in all tabs, the rarely needed ones too. */
export function FoundSettings({ query, change, onShowAll }: FoundSettingsProps) {
  const text = useText();
  const known = useKnownText();
  const wordsOf = useSearchWords();
  const groups = findSettings(shownGroups, query, wordsOf);
  if (groups.length === 0) {
    return (
      <EmptyState title={text('settings.nothing_found')} text={text('settings.nothing_found_text')}>
        <Button onClick={onShowAll}>{text('settings.show_all')}</Button>
      </EmptyState>
    );
  }
  return groups.map(({ tab, group, keys }) => (
    <SettingsGroup
      key={`${tab} ${group}`}
      title={text('settings.found_in', {
        tab: text(tabNames[tab]),
        group: known(`settings.group.${group}`) ?? group,
      })}
      names={keys}
      wanted={undefined}
      change={change}
    />
  ));
}

import { allSettings, type AnySettingKey } from '@linnet/domain/settings';
import { useId, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { findSettings, keepSettings } from './find-settings';
import { SettingsGroup } from './settings-group';
import { SettingsSearch } from './settings-search';
import styles from './settings-screen.module.css';
import { SettingsTabs } from './settings-tabs';
import { readTab, shownGroups } from './shown-settings';
import { tabNames } from './tab-names';
import { useSearchWords } from './use-search-words';

/** Every preference that has a control, made from the list. The open tab and the search stand in the address. */
export function SettingsScreen({ search }: Pick<ScreenProps, 'search'>) {
  useFirstContent();
  const text = useText();
  const known = useKnownText();
  const wordsOf = useSearchWords();
  const titleId = useId();
  const level = useListedSetting('expertLevel', allSettings.expertLevel);
  const [refused, setRefused] = useState(false);
  const parameters = new URLSearchParams(search);
  const query = parameters.get('query') ?? '';
  const tab = readTab(parameters.get('tab'));
  const isSearch = query.trim() !== '';
  const isExpert = level.value > 0;

  const groups = isSearch
    ? findSettings(shownGroups, query, wordsOf)
    : keepSettings(shownGroups, isOffered).filter((group) => group.tab === tab);

  function isOffered(key: AnySettingKey): boolean {
    return isExpert || allSettings[key].level === 'basic';
  }

  function handleSearch(words: string) {
    const wanted = new URLSearchParams(words === '' ? { tab } : { tab, query: words });
    navigate(`${pathTo('settings')}?${wanted}`, { replace: true });
  }

  function titleOf({ tab: of, group }: (typeof groups)[number]): string {
    const title = known(`settings.group.${group}`) ?? group;
    return isSearch ? text('settings.found_in', { tab: text(tabNames[of]), group: title }) : title;
  }

  const handleSaved = (kept: boolean) => setRefused(!kept);

  return (
    <Panel main aria-labelledby={titleId}>
      <PanelHeader level={1} sticky titleId={titleId} title={text('settings.settings')} />
      <SettingsSearch
        query={query}
        onSearch={handleSearch}
        expert={isExpert}
        onExpert={(on) => handleSaved(level.write(on ? 1 : undefined))}
      />
      <SettingsTabs present={isSearch ? null : tab} />
      {refused && (
        <div className={styles.note}>
          <Note tone="error">{text('settings.saving_err')}</Note>
        </div>
      )}
      {groups.map((group) => (
        <SettingsGroup
          key={`${group.tab} ${group.group}`}
          title={titleOf(group)}
          names={group.keys}
          onSaved={handleSaved}
        />
      ))}
      {isSearch && groups.length === 0 && (
        <EmptyState title={text('settings.nothing_found')} text={text('settings.nothing_found_text')}>
          <Button onClick={() => handleSearch('')}>{text('settings.show_all')}</Button>
        </EmptyState>
      )}
    </Panel>
  );
}

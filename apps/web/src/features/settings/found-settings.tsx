import { settingsParts } from '../../blocks/find/settings-parts';
import { useAlikeWords } from '../../blocks/find/use-alike-words';
import { useLacks } from '../../platform/client/use-lacks';
import { useOffersSetting } from '../../platform/client/use-offers-setting';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';
import { findSettings, keepSettings } from './find-settings';
import { FoundParts } from './found-parts';
import { GatheredSettings } from './gathered-settings';
import { shownGroups } from './shown-settings';
import type { ChangeSettings } from './use-change-settings';
import { useSearchWords } from './use-search-words';

interface FoundSettingsProps {
  readonly query: string;
  readonly change: ChangeSettings;
  readonly onShowAll: () => void;
}

/** The search results from all tabs, including rarely used settings, forms and lists. */
export function FoundSettings({ query, change, onShowAll }: FoundSettingsProps) {
  const text = useText();
  const alike = useAlikeWords();
  const ofSetting = useSearchWords();
  const isMember = useSession().state !== 'visitor';
  const lacks = useLacks();
  const all = {
    groups: keepSettings(shownGroups, useOffersSetting()),
    parts: settingsParts.filter(({ who, needs }) => (who === 'everyone' || isMember) && !lacks(needs)),
  };
  const { groups, parts } = findSettings(all, query, {
    alike,
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

import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';
import { findSettings, keepSettings } from './find-settings';
import { GatheredSettings } from './gathered-settings';
import { shownGroups } from './shown-settings';
import { useOffered } from './use-offered';
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
  const wordsOf = useSearchWords();
  const groups = findSettings(keepSettings(shownGroups, useOffered()), query, wordsOf);
  if (groups.length === 0) {
    return (
      <EmptyState title={text('settings.nothing_found')} text={text('settings.nothing_found_text')}>
        <Button onClick={onShowAll}>{text('settings.show_all')}</Button>
      </EmptyState>
    );
  }
  return <GatheredSettings groups={groups} change={change} />;
}

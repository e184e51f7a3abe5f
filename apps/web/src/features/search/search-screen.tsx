import { BackButton } from '../../blocks/navigation/back-button';
import { useMaySearch } from '../../blocks/navigation/use-may-search';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { RecentSearches } from './recent-searches';
import { readSearchAddress } from './search-address';
import { SearchForm } from './search-form';
import { SearchMembersOnly } from './search-members-only';
import { SearchResults } from './search-results';

/** The search screen. Query and open tab are in the address. */
export function SearchScreen({ search }: Pick<ScreenProps, 'search'>) {
  useFirstContent();
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const maySearch = useMaySearch();
  const { question, kind } = readSearchAddress(search);
  useScreenName(question.text === '' ? null : text('search.title_of', { query: question.text }));
  return (
    <Panel main aria-label={text('search.title')}>
      <PanelHeader level={1} title={text('search.title')} sticky={!stays} start={<BackButton />} />
      {maySearch ? (
        <>
          <SearchForm question={question} kind={kind} />
          {question.text === '' ? <RecentSearches /> : <SearchResults question={question} kind={kind} />}
        </>
      ) : (
        <SearchMembersOnly />
      )}
    </Panel>
  );
}

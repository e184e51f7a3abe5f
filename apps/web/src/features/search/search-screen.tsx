import { recentSearchesOf } from '@linnet/domain/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useCanSearch } from '../../blocks/navigation/use-navigation-items';
import { useScreenName } from '../../platform/browser/document-title';
import { useCell, useClient } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { searchPath } from '../../platform/navigation/search-path';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { EmptyState } from '../../ui/state/empty-state';
import { readSearchAddress } from './search-address';
import { SearchForm } from './search-form';
import { SearchSignInRequired, SearchResults } from './search-results';
import styles from './search.module.css';

/** The recent searches on this device, shown while the query is empty. */
function RecentSearches() {
  const text = useText();
  const recent = recentSearchesOf(useClient());
  const texts = useCell(recent.texts);
  const titleId = useId();
  const container = useRef<HTMLDivElement>(null);

  function handle(step: () => void) {
    step();
    // The pressed button was removed.
    container.current?.focus();
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      {texts.length === 0 ? (
        <EmptyState title={text('search.idle')} text={text('search.idle_text')} />
      ) : (
        <section aria-labelledby={titleId}>
          <header className={styles.head}>
            <h2 id={titleId}>
              <Text id="search.recent" />
            </h2>
            <Button small variant="quiet" onClick={() => handle(recent.removeAll)}>
              <Text id="search.forget_all" />
            </Button>
          </header>
          <ul>
            {texts.map((query) => (
              <li key={query} className={styles.row}>
                <Link className={styles.link} to={searchPath({ query })}>
                  <bdi>{query}</bdi>
                </Link>
                <IconButton
                  icon={X}
                  name={text('search.forget', { query })}
                  onClick={() => handle(() => recent.remove(query))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The search screen. Query and open tab are in the address. */
export function SearchScreen({ search }: Pick<ScreenProps, 'search'>) {
  useFirstContent();
  const text = useText();
  const canSearch = useCanSearch();
  const { query, kind } = readSearchAddress(search);
  useScreenName(query.text === '' ? null : text('search.title_of', { query: query.text }));
  return (
    <ScreenPanel title={text('search.title')}>
      {canSearch ? (
        <>
          <SearchForm query={query} kind={kind} />
          {query.text === '' ? <RecentSearches /> : <SearchResults query={query} kind={kind} />}
        </>
      ) : (
        <SearchSignInRequired />
      )}
    </ScreenPanel>
  );
}

import { recentSearchesOf } from '@linnet/domain/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { searchPath } from '../../platform/navigation/search-path';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { EmptyState } from '../../ui/state/empty-state';
import styles from './search.module.css';

/** The recent searches on this device, shown while the query is empty. */
export function RecentSearches() {
  const text = useText();
  const recent = recentSearchesOf(useClient());
  const texts = useCell(recent.texts);
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);

  function handle(step: () => void) {
    step();
    // The pressed button was removed.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {texts.length === 0 ? (
        <EmptyState title={text('search.idle')} text={text('search.idle_text')} />
      ) : (
        <section aria-labelledby={titleId}>
          <header className={styles.head}>
            <h2 id={titleId}>
              <Text id="search.recent" />
            </h2>
            <Button small variant="quiet" onClick={() => handle(recent.forgetAll)}>
              <Text id="search.forget_all" />
            </Button>
          </header>
          <ul>
            {texts.map((query) => (
              <li key={query} className={styles.row}>
                <Link className={styles.way} to={searchPath({ query })}>
                  <bdi>{query}</bdi>
                </Link>
                <IconButton
                  icon={X}
                  name={text('search.forget', { query })}
                  onClick={() => handle(() => recent.forget(query))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

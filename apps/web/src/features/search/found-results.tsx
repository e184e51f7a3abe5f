import type { Hashtag, StatusId } from '@linnet/api';
import type { FeedRow, RowFeed } from '@linnet/domain';
import { type FoundKind, type Search, type SearchQuery, isFull, latestDay } from '@linnet/domain/search';
import { useMemo } from 'react';
import { FeedList } from '../../blocks/feed/feed-list';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { PeopleList } from '../../blocks/people/list/people-list';
import type { ListRows } from '../../platform/client/list-rows';
import { useCell } from '../../platform/client/client-provider';
import { useVisibleRows } from '../../platform/client/use-feed';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { searchPath } from '../../platform/navigation/search-path';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { resultKinds } from './search-address';
import styles from './search.module.css';

/** A hashtag, with how many people used it most recently, if the server counts that. */
function FoundHashtag({ hashtag }: { readonly hashtag: Hashtag }) {
  const day = latestDay(hashtag);
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={pathTo('tag-timeline', { tag: hashtag.name })}>
        <bdi>#{hashtag.name}</bdi>
        {day !== null && (
          <span className={styles.usage}>
            <span>
              <Text id="search.people_talking" values={{ count: day.accounts }} />
            </span>
            <span>
              <Text id="search.uses" values={{ count: day.uses }} />
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

interface FoundListProps {
  readonly kind: FoundKind;
  readonly search: Search;
  readonly label: string;
}

/** The results of one kind, and the button that loads more. */
function FoundList({ kind, search, label }: FoundListProps) {
  const text = useText();
  const texts = {
    failed: text('search.failed'),
    empty: { title: text('search.no_results'), text: text('search.no_results_text') },
    more: 'search.load_more',
    end: 'search.no_more_results',
  } as const;
  const statuses = useResultRows(search.statuses, search.again);
  const accounts = useResultRows(search.accounts, search.again);
  const hashtags = useResultRows(search.hashtags, search.again);
  const rows = useStatusRows(statuses.rows);

  switch (kind) {
    case 'statuses':
      return (
        <LoadedList list={statuses} skeleton={null} {...texts}>
          {() => (
            <FeedList
              label={label}
              rows={rows}
              busy={statuses.isLoading}
              isComplete={!statuses.hasMore}
              onMissing={!statuses.hasMore || statuses.isLoading ? null : () => void statuses.loadMore()}
            />
          )}
        </LoadedList>
      );
    case 'accounts':
      return <PeopleList list={accounts} label={label} listKey="found people" {...texts} />;
    case 'hashtags':
      return (
        <LoadedList list={hashtags} skeleton={null} {...texts}>
          {(found) => (
            <ul aria-label={label}>
              {found.map((hashtag) => (
                <FoundHashtag key={hashtag.name} hashtag={hashtag} />
              ))}
            </ul>
          )}
        </LoadedList>
      );
  }
}

/** The results of one kind so far. */
function useResultRows<Row>({ state, loadMore }: RowFeed<Row>, load: () => unknown): ListRows<Row> {
  return { ...useCell(state), load, loadMore };
}

/** The found posts, as rows of a feed. */
const useStatusRows = (ids: readonly StatusId[] | null): readonly FeedRow[] =>
  useMemo(() => (ids ?? []).map((id) => ({ kind: 'status', id })), [ids]);

interface FoundResultsProps {
  readonly search: Search;
  readonly query: SearchQuery;
  readonly kind: FoundKind | null;
}

/** The results in tabs, one for each kind. */
export function FoundResults({ search, query, kind }: FoundResultsProps) {
  const text = useText();
  const found = {
    statuses: useCell(search.statuses.state),
    accounts: useCell(search.accounts.state),
    hashtags: useCell(search.hashtags.state),
  };
  const counts: Readonly<Record<FoundKind, number>> = {
    // Muted posts without a placeholder do not count as results.
    statuses: useVisibleRows(useStatusRows(found.statuses.rows)).length,
    accounts: found.accounts.rows?.length ?? 0,
    hashtags: found.hashtags.rows?.length ?? 0,
  };
  const firstWithResults = resultKinds.find((one) => counts[one.kind] > 0)?.kind;
  const openKind = kind ?? firstWithResults ?? 'statuses';

  const tabs = resultKinds.map((one) => ({
    kind: one.kind,
    to: searchPath({ ...query, query: query.text, type: one.type }),
    // The count includes only what is loaded so far.
    label: text(one.label, { count: counts[one.kind], more: isFull(found[one.kind]) ? 'yes' : 'no' }),
  }));
  const openTab = tabs.find((tab) => tab.kind === openKind);

  return (
    <>
      <output>
        <VisuallyHidden>{text('search.found', counts)}</VisuallyHidden>
      </output>
      <LinkTabs label={text('search.tabs')} tabs={tabs} current={openTab?.to ?? null} />
      <FoundList key={openKind} kind={openKind} search={search} label={openTab?.label ?? ''} />
    </>
  );
}

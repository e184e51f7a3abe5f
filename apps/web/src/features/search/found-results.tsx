import type { AccountId, Hashtag } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import {
  type Found,
  type FoundKind,
  type FoundPart,
  type Search,
  type SearchQuestion,
  latestDay,
} from '@linnet/domain/search';
import { useMemo, useRef } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import foot from '../../blocks/feed/feed-parts.module.css';
import { FeedList } from '../../blocks/feed/feed-list';
import { PersonCard } from '../../blocks/people/person-card';
import { useAccount } from '../../platform/client/use-account';
import { useVisibleRows } from '../../platform/client/use-visible-rows';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { searchPath } from '../../platform/navigation/search-path';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { resultKinds } from './search-address';
import styles from './search.module.css';

/** A hashtag, with how many people used it most recently, if the server counts that. */
function FoundHashtag({ hashtag }: { readonly hashtag: Hashtag }) {
  const day = latestDay(hashtag);
  return (
    <li className={styles.row}>
      <Link className={styles.way} to={pathTo('tag-timeline', { tag: hashtag.name })}>
        <bdi>#{hashtag.name}</bdi>
        {day !== null && (
          <span className={styles.talk}>
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

interface ResultsFootProps {
  readonly part: FoundPart<unknown>;
  readonly onMore: () => Promise<void>;
}

/** The foot of the results of one kind: the button for more, an error, or a note that there are none. */
function ResultsFoot({ part, onMore }: ResultsFootProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { items, ended, isLoading, failure } = part;
  const why = useFailureWords(failure);

  async function handleMore() {
    await onMore();
    // The button is removed after the last page, so its focus is lost.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }

  if (ended && items.length === 0) {
    return <EmptyState title={text('search.no_results')} text={text('search.no_results_text')} />;
  }
  return (
    <div ref={place} className={foot.foot} tabIndex={-1}>
      {failure !== null && <p role="alert">{why}</p>}
      {ended ? (
        <span className={foot.end} role="status">
          {text('search.no_more_results')}
        </span>
      ) : (
        <Button variant="quiet" pending={isLoading} onClick={() => void handleMore()}>
          {text(failure === null ? 'search.load_more' : 'general.retry')}
        </Button>
      )}
    </div>
  );
}

interface FoundListProps {
  readonly kind: FoundKind;
  readonly found: Found;
  /** The found posts, as rows of a feed. */
  readonly rows: readonly FeedRow[];
  readonly label: string;
  readonly onMore: () => Promise<void>;
}

/** The results of one kind, and the button that loads more. */
function FoundList({ kind, found, rows, label, onMore }: FoundListProps) {
  const part = found[kind];
  return (
    <>
      {kind === 'statuses' && rows.length > 0 && (
        <FeedList
          label={label}
          rows={rows}
          busy={part.isLoading}
          onMissing={part.ended || part.isLoading ? null : () => void onMore()}
        />
      )}
      {kind === 'accounts' && (
        <ul aria-label={label}>
          {found.accounts.items.map((id) => (
            <FoundPerson key={id} id={id} />
          ))}
        </ul>
      )}
      {kind === 'hashtags' && (
        <ul aria-label={label}>
          {found.hashtags.items.map((hashtag) => (
            <FoundHashtag key={hashtag.name} hashtag={hashtag} />
          ))}
        </ul>
      )}
      <ResultsFoot part={part} onMore={onMore} />
    </>
  );
}

function FoundPerson({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <li>
        <PersonCard account={account} />
      </li>
    )
  );
}

interface FoundResultsProps {
  readonly search: Search;
  readonly found: Found;
  readonly question: SearchQuestion;
  readonly kind: FoundKind | null;
}

/** The results in tabs, one for each kind. */
export function FoundResults({ search, found, question, kind }: FoundResultsProps) {
  const text = useText();
  const { items } = found.statuses;
  const rows = useMemo(() => items.map((id) => ({ kind: 'status' as const, id })), [items]);
  const counts: Readonly<Record<FoundKind, number>> = {
    // Muted posts without a placeholder do not count as results.
    statuses: useVisibleRows(rows).length,
    accounts: found.accounts.items.length,
    hashtags: found.hashtags.items.length,
  };
  const firstWithSome = resultKinds.find((one) => counts[one.kind] > 0)?.kind;
  const open = kind ?? firstWithSome ?? 'statuses';

  const tabs = resultKinds.map((one) => ({
    kind: one.kind,
    to: searchPath({ ...question, query: question.text, type: one.type }),
    // The count includes only what is loaded so far.
    label: text(one.label, { count: counts[one.kind], more: found[one.kind].full ? 'yes' : 'no' }),
  }));
  const openTab = tabs.find((tab) => tab.kind === open);

  return (
    <>
      <output>
        <VisuallyHidden>{text('search.found', counts)}</VisuallyHidden>
      </output>
      <LinkTabs label={text('search.tabs')} tabs={tabs} present={openTab?.to ?? null} />
      <FoundList
        key={open}
        kind={open}
        found={found}
        rows={rows}
        label={openTab?.label ?? ''}
        onMore={() => search.loadMore(open)}
      />
    </>
  );
}

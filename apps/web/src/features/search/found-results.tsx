import type { Found, FoundKind, Search, SearchQuestion } from '@linnet/domain/search';
import { useMemo } from 'react';
import { useVisibleRows } from '../../platform/client/use-visible-rows';
import { useText } from '../../platform/i18n/use-text';
import { searchPath } from '../../platform/navigation/search-path';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { FoundList } from './found-list';
import { resultKinds } from './result-kinds';

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

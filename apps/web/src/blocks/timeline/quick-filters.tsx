import type { FeedSource } from '@linnet/domain';
import { feedKinds, isWhole } from '@linnet/domain/feeds';
import ListFilter from 'lucide-react/icons/list-filter';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isAtTop } from '../../platform/browser/page-top';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Popover } from '../../ui/popover/popover';
import { FilterChoices } from './filter-choices';
import styles from './quick-filters.module.css';

/** The filters that the timeline supports: which replies, with or without media, without repeats. */
export function QuickFilters({ source }: { readonly source: FeedSource }) {
  const text = useText();
  const { feeds } = useClient();
  const feed = feeds.get(source);
  const view = useSyncExternalStore(feed.state.subscribe, () => feed.state.get().view);
  const isVisitor = useSession().state === 'visitor';
  const filters = feedKinds[source.kind].filters.filter((filter) => filter !== 'replies' || !isVisitor);
  const inForce = useRef(view);
  // At the top, what a changed filter brings is shown at once instead of behind a button.
  useEffect(() => {
    if (inForce.current === view) return;
    inForce.current = view;
    if (isAtTop()) feed.reveal();
  }, [feed, view]);
  if (filters.length === 0) return null;

  const label = text(isWhole(view) ? 'timelines.filters' : 'timelines.filters_on');

  return (
    <Popover
      label={text('timelines.filters')}
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          className={isWhole(view) ? undefined : styles.on}
          icon={ListFilter}
          name={label}
        />
      )}
    >
      {() => <FilterChoices kind={source.kind} filters={filters} />}
    </Popover>
  );
}

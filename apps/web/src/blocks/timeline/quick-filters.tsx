import type { FeedSource } from '@linnet/domain';
import { feedKinds, isWhole } from '@linnet/domain/feeds';
import ListFilter from 'lucide-react/icons/list-filter';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isAtTop } from '../../platform/browser/page-top';
import { useClient, useSession } from '../../platform/client/client-provider';
import { savesData } from '../../platform/client/use-saves-data';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { Popover } from '../../ui/popover/popover';
import styles from './quick-filters.module.css';

const FilterChoices = lazyScreen(() => import('./filter-choices').then((part) => part.FilterChoices));

/** The filters that the timeline supports: which replies, with or without media, without repeats. */
export function QuickFilters({ source }: { readonly source: FeedSource }) {
  const text = useText();
  const client = useClient();
  const feed = client.feeds.get(source);
  const view = useSyncExternalStore(feed.state.subscribe, () => feed.state.get().view);
  const isVisitor = useSession().state === 'visitor';
  const filters = feedKinds[source.kind].filters.filter((filter) => filter !== 'replies' || !isVisitor);
  const lastView = useRef(view);
  // At the top, statuses that a changed filter adds are shown at once instead of behind a button.
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    if (isAtTop()) feed.showQueue();
  }, [feed, view]);
  if (filters.length === 0) return null;

  const preload = () => void (savesData(client) || FilterChoices.preload());
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
          onPointerEnter={preload}
          onFocus={preload}
        />
      )}
    >
      {() => <FilterChoices kind={source.kind} filters={filters} />}
    </Popover>
  );
}

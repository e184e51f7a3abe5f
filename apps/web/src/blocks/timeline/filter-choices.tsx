import type { FeedFilter, FeedKind, FeedView } from '@linnet/domain';
import { type OwnFilter, changedFilters, isFilterOn } from '@linnet/domain/feeds';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { storeSetting } from '../../platform/client/use-listed-setting';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import styles from './filter-choices.module.css';

interface FilterLabels {
  readonly filter: OwnFilter;
  /** Label of the checkbox that switches it on. */
  readonly name: MessageId;
  /** Label of the button that switches it off when it leaves nothing to show. */
  readonly removeLabel: MessageId;
}

/** The filters of a kind of timeline, in the order in which they are offered. */
const filterLabels: readonly FilterLabels[] = [
  { filter: 'onlyMedia', name: 'timelines.only_media', removeLabel: 'timelines.show_without_media' },
  { filter: 'withoutMedia', name: 'timelines.without_media', removeLabel: 'timelines.show_media' },
  { filter: 'withoutRepeats', name: 'timelines.without_repeats', removeLabel: 'timelines.show_repeats' },
];

/** Returns a function that switches a filter for a kind of timeline, permanently. */
function useOwnFilters(kind: FeedKind): (filter: OwnFilter, on: boolean) => void {
  const client = useClient();
  return (filter, on) => {
    const storedFilters = client.settings.get('timelineFilters');
    storeSetting(client, 'timelineFilters', changedFilters(storedFilters, { kind, filter, on }));
  };
}

interface FilterChoicesProps {
  readonly kind: FeedKind;
  /** Filters that the viewer can use in this timeline. */
  readonly filters: readonly FeedFilter[];
}

/** What to leave out. The choice for replies applies to all timelines, others to each kind of timeline. */
export function FilterChoices({ kind, filters }: FilterChoicesProps) {
  const text = useText();
  const client = useClient();
  const replies = useSetting('replyVisibility');
  const storedFilters = useSetting('timelineFilters');
  const setFilter = useOwnFilters(kind);

  return (
    <div className={styles.choices}>
      {filters.includes('replies') && (
        <div className={styles.replies}>
          <span aria-hidden className={styles.heading}>
            {text('timelines.replies')}
          </span>
          <SegmentedControl
            name={text('timelines.replies')}
            value={replies}
            wraps
            segments={[
              { value: 'all', label: text('timelines.replies_all') },
              { value: 'following', label: text('timelines.replies_following') },
              { value: 'self', label: text('timelines.replies_self') },
            ]}
            onChange={(value) => storeSetting(client, 'replyVisibility', value)}
          />
        </div>
      )}
      {filterLabels
        .filter(({ filter }) => filters.includes(filter))
        .map(({ filter, name }) => {
          const on = isFilterOn(storedFilters, kind, filter);
          return (
            <Check key={filter} checked={on} onChange={() => setFilter(filter, !on)}>
              {text(name)}
            </Check>
          );
        })}
    </div>
  );
}

interface ActiveFiltersProps {
  readonly kind: FeedKind;
  /** The feed's current view, with its filters. */
  readonly view: FeedView;
}

/** Names the filters that leave something out, each with a button that switches it off. */
export function ActiveFilters({ kind, view }: ActiveFiltersProps) {
  const text = useText();
  const client = useClient();
  const setFilter = useOwnFilters(kind);
  const on = filterLabels.filter(({ filter }) => view[filter]);

  return (
    <ul className={styles.inForce}>
      {view.replies !== 'all' && (
        <li>
          {text(
            view.replies === 'self' ? 'timelines.only_replies_to_me' : 'timelines.only_replies_to_followed',
          )}
          <Button onClick={() => storeSetting(client, 'replyVisibility', 'all')}>
            {text('timelines.show_replies')}
          </Button>
        </li>
      )}
      {on.map(({ filter, name, removeLabel }) => (
        <li key={filter}>
          {text(name)}
          <Button onClick={() => setFilter(filter, false)}>{text(removeLabel)}</Button>
        </li>
      ))}
    </ul>
  );
}

import type { FeedFilter, FeedKind } from '@linnet/domain';
import { isFilterOn } from '@linnet/domain/feeds';
import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';
import { useSetting } from '../../../platform/client/use-setting';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import styles from './filter-choices.module.css';
import { ownFilters } from './own-filters';
import { useOwnFilters } from './use-own-filters';

interface FilterChoicesProps {
  readonly kind: FeedKind;
  /** Filters that the viewer can use in this timeline. */
  readonly filters: readonly FeedFilter[];
}

/**
 * The choices of what to leave out. The one for replies applies to all timelines, the others to each kind of timeline.
 */
export function FilterChoices({ kind, filters }: FilterChoicesProps) {
  const text = useText();
  const client = useClient();
  const replies = useSetting('replyVisibility');
  const words = useSetting('timelineFilters');
  const setFilter = useOwnFilters(kind);

  return (
    <div className={styles.choices}>
      {filters.includes('replies') && (
        <div className={styles.replies}>
          <span aria-hidden className={styles.heading}>
            <Text id="timelines.replies" />
          </span>
          <SegmentedControl
            name={text('timelines.replies')}
            value={replies}
            segments={[
              { value: 'all', label: text('timelines.replies_all') },
              { value: 'following', label: text('timelines.replies_following') },
              { value: 'self', label: text('timelines.replies_self') },
            ]}
            onChange={(value) => keepSetting(client, 'replyVisibility', value)}
          />
        </div>
      )}
      {ownFilters
        .filter(({ filter }) => filters.includes(filter))
        .map(({ filter, name }) => {
          const on = isFilterOn(words, kind, filter);
          return (
            <Check key={filter} checked={on} onChange={() => setFilter(filter, !on)}>
              <Text id={name} />
            </Check>
          );
        })}
    </div>
  );
}

import type { FeedFilter, FeedView } from '@linnet/domain';
import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';
import { useSetting } from '../../../platform/client/use-setting';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import styles from './filter-choices.module.css';

interface FilterChoicesProps {
  readonly filters: readonly FeedFilter[];
  readonly view: FeedView;
  readonly onChange: (next: Partial<FeedView>) => void;
}

/** What can be left out. Which replies are read is a setting, for all timelines; the rest is of this one alone. */
export function FilterChoices({ filters, view, onChange }: FilterChoicesProps) {
  const text = useText();
  const client = useClient();
  const replies = useSetting('replyVisibility');

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
      {filters.includes('onlyMedia') && (
        <Check checked={view.onlyMedia} onChange={() => onChange({ onlyMedia: !view.onlyMedia })}>
          <Text id="timelines.only_media" />
        </Check>
      )}
      {filters.includes('withoutRepeats') && (
        <Check
          checked={view.withoutRepeats}
          onChange={() => onChange({ withoutRepeats: !view.withoutRepeats })}
        >
          <Text id="timelines.without_repeats" />
        </Check>
      )}
    </div>
  );
}

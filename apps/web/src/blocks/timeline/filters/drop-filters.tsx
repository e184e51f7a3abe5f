import type { FeedKind, FeedView } from '@linnet/domain';
import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import styles from './filter-choices.module.css';
import { ownFilters } from './own-filters';
import { useOwnFilters } from './use-own-filters';

interface DropFiltersProps {
  readonly kind: FeedKind;
  /** The filters in force. */
  readonly view: FeedView;
}

/** Names the filters that leave something out, each with a button that switches it off. */
export function DropFilters({ kind, view }: DropFiltersProps) {
  const text = useText();
  const client = useClient();
  const setFilter = useOwnFilters(kind);
  const on = ownFilters.filter(({ filter }) => view[filter]);

  return (
    <ul className={styles.inForce}>
      {view.replies !== 'all' && (
        <li>
          {text(
            view.replies === 'self' ? 'timelines.only_replies_to_me' : 'timelines.only_replies_to_followed',
          )}
          <Button onClick={() => keepSetting(client, 'replyVisibility', 'all')}>
            {text('timelines.show_replies')}
          </Button>
        </li>
      )}
      {on.map(({ filter, name, drop }) => (
        <li key={filter}>
          {text(name)}
          <Button onClick={() => setFilter(filter, false)}>{text(drop)}</Button>
        </li>
      ))}
    </ul>
  );
}

import { waiting, type Feed, type FeedState } from '@linnet/domain';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useFilterContext } from '../../platform/client/filter-context';
import { useWaitingCount } from '../../platform/client/use-waiting-count';
import { keyWords } from '../../platform/hotkeys/key-words';
import { useKeysInForce } from '../../platform/hotkeys/use-keys-in-force';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './new-posts.module.css';
import { useReveal } from './use-reveal';

export interface NewPostsProps {
  feed: Feed;
  state: FeedState;
  /** Called when they are shown. */
  onReveal: () => void;
}

/** Greatest number that is shown. */
const MANY = 99;

/** The number of queued statuses, on a button. It is in a polite live region, which announces each number once. */
export function NewPosts({ feed, state, onReveal }: NewPostsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const key = useKeysInForce().get('reveal');
  const count = useWaitingCount(state, useFilterContext());
  const { reload } = waiting(state);
  const reveal = useReveal(feed, { count, reload }, onReveal);
  const words = reload
    ? text('timeline.reload')
    : text('timeline.show_new', { shown: count > MANY ? '∞' : numbers.full(count) });

  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <button
          type="button"
          className={styles.button}
          title={key ? `${words} (${keyWords(key).join(' ')})` : words}
          onClick={reveal}
        >
          <Icon of={reload ? RotateCw : ArrowUp} size="small" />
          {words}
        </button>
      )}
    </div>
  );
}

import { waiting, type FeedState } from '@linnet/domain';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './new-posts.module.css';

interface NewPostsProps {
  state: FeedState;
  onReveal: () => void;
}

/** Above this a count says nothing any more. */
const MANY = 99;

/** How many wait. The words stand in a polite region, so that they are also heard, once each. */
export function NewPosts({ state, onReveal }: NewPostsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { count, reload } = waiting(state);
  const words = reload
    ? text('timeline.reload')
    : text('timeline.show_new', { shown: count > MANY ? '∞' : numbers.full(count) });

  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <button type="button" className={styles.button} title={`${words} (.)`} onClick={onReveal}>
          <Icon of={reload ? RotateCw : ArrowUp} size="small" />
          {words}
        </button>
      )}
    </div>
  );
}

import type { HiddenRow, PostRow } from '@linnet/domain/conversation';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { CSSProperties } from 'react';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { diveAddress } from './dive';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

/** Sets the level of a row for the style sheet, which limits the indentation. */
export function indentOf(level: number): CSSProperties {
  // React's types have no custom properties.
  return { '--level': level } as CSSProperties;
}

/** The lines that connect a post with its replies. A click on one collapses those replies. */
export function ThreadLines({ row }: { row: PostRow | HiddenRow }) {
  const text = useText();
  const { toggle } = useThreadControls();
  const hasOwnLine = row.kind === 'post' && row.position === 'reply' && row.open && row.replyCount > 0;

  return (
    <>
      {row.rails.map(({ of, level, ends }) => (
        // For pointers only: keyboards and screen readers use the button where the line begins.
        <button
          key={of}
          type="button"
          className={join(styles.rail, ends && styles.ends)}
          style={indentOf(level)}
          tabIndex={-1}
          aria-hidden
          onClick={() => toggle(of, false)}
        />
      ))}
      {hasOwnLine && (
        <button
          type="button"
          className={join(styles.rail, styles.begins)}
          style={indentOf(row.level)}
          aria-label={text('conversation.thread_hide')}
          onClick={() => toggle(row.id, false)}
        />
      )}
    </>
  );
}

interface HiddenRepliesProps {
  row: HiddenRow;
}

/** A row in place of hidden replies, with the button that shows them. */
export function HiddenReplies({ row }: HiddenRepliesProps) {
  return (
    <div
      className={styles.row}
      style={indentOf(row.level)}
      data-branch={row.level === 0 || undefined}
      data-hidden-below={row.of}
    >
      <ThreadLines row={row} />
      <ShowRepliesButton row={row} />
    </div>
  );
}

/**
 * The button that shows hidden replies. Those that the viewer collapsed expand in place. Those below the maximum depth
 * open as a tree of their own or, with the advanced controls, expand in place as well.
 */
function ShowRepliesButton({ row: { of, by, count, levels } }: HiddenRepliesProps) {
  const { focus, advanced, toggle, toggleBelow } = useThreadControls();
  const isTooDeep = by === 'depth';
  if (isTooDeep && !advanced) {
    return (
      <Link to={diveAddress(focus, of)} className={styles.link}>
        <Icon of={CornerDownRight} size="small" mirrored />
        <Text id="conversation.thread_follow" values={{ count }} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => (isTooDeep ? toggleBelow(of, true) : toggle(of, true))}
    >
      <Icon of={ChevronsDown} size="small" />
      <Text
        id={isTooDeep ? 'conversation.thread_show_full' : 'conversation.thread_show'}
        values={{ count, levels }}
      />
    </button>
  );
}

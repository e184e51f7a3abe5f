import type { HiddenRow, PostRow } from '@linnet/domain/conversation';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import styles from './thread-list.module.css';
import { indentOf } from './indent-of';
import { useThreadControls } from './thread-controls';

interface RailsProps {
  row: PostRow | HiddenRow;
}

/** The lines that connect a post with its replies. A click on one collapses those replies. */
export function Rails({ row }: RailsProps) {
  const text = useText();
  const { toggle } = useThreadControls();
  const begins = row.kind === 'post' && row.standing === 'reply' && row.open && row.replies > 0;

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
      {begins && (
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

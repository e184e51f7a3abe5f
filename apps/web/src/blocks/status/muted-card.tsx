import { useText } from '../../platform/i18n/use-text';
import { MutedLine, type MutedLineProps } from './muted-line';
import styles from './muted-line.module.css';

export type MutedCardProps = Omit<MutedLineProps, 'isOpened'>;

/** A muted status as one line that says why. */
export function MutedCard(props: MutedCardProps) {
  const text = useText();
  const { id, author } = props.view;
  return (
    <article
      className={styles.muted}
      aria-label={text('muted.label', { name: author.displayName })}
      data-status={id}
      tabIndex={0}
    >
      <MutedLine {...props} isOpened={false} />
    </article>
  );
}

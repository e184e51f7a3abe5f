import { useText } from '../../platform/i18n/use-text';
import { Popover } from '../../ui/popover/popover';
import styles from './alt-mark.module.css';

/** A button that shows the description of a picture. */
export function AltMark({ description }: { readonly description: string }) {
  const text = useText();
  return (
    <Popover
      label={text('media.description')}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.mark}
          aria-label={text('media.show_description')}
          title={text('media.show_description')}
        >
          ALT
        </button>
      )}
    >
      {() => (
        <p className={styles.words} dir="auto">
          {description}
        </p>
      )}
    </Popover>
  );
}

/** Marks a picture without a description. Hidden from screen readers: the picture's accessible name says the same. */
export function NoAltMark() {
  const text = useText();
  return (
    <span className={styles.none} title={text('status.picture_without_description')} aria-hidden>
      ALT
    </span>
  );
}

import { useText } from '../../platform/i18n/use-text';
import { Popover } from '../../ui/popover/popover';
import styles from './alt-mark.module.css';

/** Says that there is a description, and shows it. */
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

/** Says that there is none. Who cannot see it is told by the name of the picture. */
export function NoAltMark() {
  const text = useText();
  return (
    <span className={styles.none} title={text('status.picture_without_description')} aria-hidden>
      ALT
    </span>
  );
}

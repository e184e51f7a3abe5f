import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { TextField } from '../../ui/field/text-field';
import styles from './search.module.css';

interface NarrowingFieldsProps {
  /** Null if the server does not support it. */
  readonly following: boolean | null;
  /** Null if the server does not support it. */
  readonly by: string | null;
  readonly onFollowing: (following: boolean) => void;
  readonly onBy: (by: string) => void;
}

/** Filters of a search: people whom the viewer follows, posts by one person. */
export function NarrowingFields({ following, by, onFollowing, onBy }: NarrowingFieldsProps) {
  const text = useText();
  return (
    <div className={styles.narrowing}>
      {by !== null && (
        <TextField
          label={text('search.by')}
          hint={text('search.by_hint')}
          value={by}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onBy(currentTarget.value)}
        />
      )}
      {following !== null && (
        <Check checked={following} onChange={({ currentTarget }) => onFollowing(currentTarget.checked)}>
          {text('search.following')}
        </Check>
      )}
    </div>
  );
}

import { useKnownText } from '../../platform/i18n/use-known-text';
import { useText } from '../../platform/i18n/use-text';

/** What would be taken back, in words: the one setting by its name, several by their number. */
export function useUndoWords(): (keys: readonly string[]) => string {
  const text = useText();
  const known = useKnownText();
  return (keys) => {
    const [first = ''] = keys;
    const label = keys.length === 1 ? known(`settings.${first}`) : null;
    return label === null
      ? text('settings.undo_many', { count: keys.length })
      : text('settings.undo_one', { label });
  };
}

import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';

/** More names would hide what a sentence says. */
const MAX_NAMES = 5;

/** Names in a sentence, each once: the first few, then how many others there are. */
export function useSomeNames(): (names: readonly string[], max?: number) => string {
  const text = useText();
  const list = useList('long');
  return (names, max = MAX_NAMES) => {
    const all = [...new Set(names)];
    const rest = all.length - max;
    return list(rest > 0 ? [...all.slice(0, max), text('administration.others', { count: rest })] : all);
  };
}

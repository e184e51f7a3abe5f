import { useSetting } from '../../platform/client/client-provider';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** How many people did something, beside its icon and in its accessible name; the viewer may hide all counts. */
export function useActionCount(label: string, count = 0) {
  const text = useText();
  const numbers = useNumberFormat();
  const hidesCounts = useSetting('hidePostStats');
  if (hidesCounts || count === 0) return { name: label, shown: null };
  return { name: text('status.action_count', { label, count }), shown: <span>{numbers.count(count)}</span> };
}

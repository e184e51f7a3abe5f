import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './suggestions.module.css';

/** Milliseconds for which the number stays in the live region. */
const LASTS = 1000;

/** Announces the number of suggestions to screen readers, once for each number. */
export function SuggestionCount({ count }: { readonly count: number }) {
  const text = useText();
  const [said, setSaid] = useState(0);
  const isNews = count > 0 && said !== count;

  useEffect(() => {
    if (said === count) return;
    const timer = setTimeout(() => setSaid(count), count === 0 ? 0 : LASTS);
    return () => clearTimeout(timer);
  }, [count, said]);

  return (
    <output className={styles.count}>
      <VisuallyHidden>{isNews && text('suggestions.count', { count })}</VisuallyHidden>
    </output>
  );
}

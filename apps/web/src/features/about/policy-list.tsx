import { useState } from 'react';
import { Text } from '../../platform/i18n/text';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import styles from './about.module.css';
import type { PolicyRow } from './policy-rows';

interface PolicyListProps {
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

/** A list with more rows than this starts collapsed. */
const FEW = 12;

/** The servers, words or hashtags that one rule applies to. A long list starts collapsed. */
export function PolicyList({ title, rows }: PolicyListProps) {
  const numbers = useNumberFormat();
  const [isOpen, setOpen] = useState(rows.length <= FEW);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.under}>
        {title} <span className={styles.faint}>{numbers.full(rows.length)}</span>
      </summary>
      {isOpen && (
        <ul className={styles.bullets}>
          {rows.map((row, place) => (
            <li key={`${row.name} ${place}`}>
              <PolicyEntry row={row} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function PolicyEntry({ row: { name, more, isReplaced } }: { readonly row: PolicyRow }) {
  if (isReplaced === true) {
    const values = { pattern: <code dir="auto">{name}</code>, replacement: <code dir="auto">{more}</code> };
    return <Text id="about.replaced" values={values} />;
  }
  return (
    <>
      <bdi>{name}</bdi>
      {more !== null && (
        <span className={styles.faint} dir="auto">
          {' '}
          {more}
        </span>
      )}
    </>
  );
}

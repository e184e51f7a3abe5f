import { useRef } from 'react';
import { useReachedEnd } from '../../list-foot/use-reached-end';
import { NearRows, type RowsProps } from './near-rows';
import styles from './roll.module.css';

interface ManyRowsProps<Row> extends RowsProps<Row> {
  /** It scrolls by itself, and not with the page. */
  readonly boxed: boolean;
  /** Called near the end; null if there is no more. */
  readonly onEnd: (() => Promise<void>) | null;
}

/** A list of any length. */
export function ManyRows<Row>({ boxed, onEnd, ...props }: ManyRowsProps<Row>) {
  const foot = useRef<HTMLDivElement>(null);
  useReachedEnd(foot, { enabled: onEnd !== null, onReached: () => void onEnd?.() });
  return (
    <div className={boxed ? styles.boxed : undefined}>
      {boxed ? <AllRows {...props} /> : <NearRows {...props} />}
      <div ref={foot} />
    </div>
  );
}

/** A boxed list mounts all its rows: more are loaded only when it is scrolled. */
function AllRows<Row>({ label, rows, keyOf, children }: RowsProps<Row>) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}

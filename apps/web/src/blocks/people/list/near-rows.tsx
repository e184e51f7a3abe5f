import { perClient, putLatest } from '@linnet/domain';
import {
  type ReactNode,
  type RefObject,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type CacheSnapshot,
  type CustomContainerComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';
import { useClient, useSetting } from '../../../platform/client/client-provider';
import { useReachedEnd } from '../../list-foot/list-foot';
import styles from './account-list.module.css';

/** Lists whose heights are stored; the oldest are dropped. */
const KEPT = 12;

interface Heights {
  readonly cache: CacheSnapshot;
  /** Number of rows they belong to. */
  readonly count: number;
}

/** Row heights of lists that were left on this page, so that going back restores the exact position. */
const heightsOf = perClient(() => new Map<string, Heights>());

/** Stores the row heights of a list, and returns the stored ones if the number of rows is the same. */
function useKeptHeights(
  list: RefObject<WindowVirtualizerHandle | null>,
  { placeKey, count }: { readonly placeKey: string; readonly count: number },
): CacheSnapshot | undefined {
  const heights = heightsOf(useClient());
  const [cache] = useState(() => {
    const kept = heights.get(placeKey);
    return kept?.count === count ? kept.cache : undefined;
  });
  const keep = useEffectEvent((handle: WindowVirtualizerHandle) => {
    putLatest(heights, [placeKey, { cache: handle.cache, count }], KEPT);
  });
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) keep(handle);
    };
  }, [list]);
  return cache;
}

/** Pixels mounted above and below the window. */
const AROUND = 700;
/** Factor of that when the viewer has switched virtual scrolling off. */
const MANY = 10_000;

interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Assumed height of a row in pixels until it is measured. */
  readonly height: number;
  /** Identifies the list among all lists. */
  readonly placeKey: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list that mounts only the rows near the window. The page itself scrolls. */
function NearRows<Row>({ label, rows, keyOf, height, placeKey, children }: RowsProps<Row>) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const cache = useKeptHeights(list, { placeKey, count: rows.length });
  const mountsAll = !useSetting('virtualScrolling');
  return (
    <Label value={label}>
      <WindowVirtualizer
        ref={list}
        as={Listing}
        item="li"
        data={rows}
        bufferSize={mountsAll ? AROUND * MANY : AROUND}
        itemSize={height}
        {...(cache !== undefined && { cache })}
      >
        {(row) => <Keyed key={keyOf(row)}>{children(row)}</Keyed>}
      </WindowVirtualizer>
    </Label>
  );
}

/** The accessible name of the list, in a context: the virtual list passes no props to its element. */
const Label = createContext('');

function Listing({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={style} aria-label={use(Label)}>
      {children}
    </ul>
  );
}

/** Carries the key by which the virtual list identifies a row. */
function Keyed({ children }: Pick<CustomContainerComponentProps, 'children'>) {
  return children;
}

interface ManyRowsProps<Row> extends RowsProps<Row> {
  /** It scrolls by itself, and not with the page. */
  readonly boxed: boolean;
  /** Called near the end; null if there is no more. */
  readonly onEnd: (() => unknown) | null;
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

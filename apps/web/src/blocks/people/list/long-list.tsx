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
const MAX_LISTS = 12;

interface Heights {
  readonly cache: CacheSnapshot;
  /** Number of rows they belong to. */
  readonly count: number;
}

/** Row heights of lists that were left on this page, so that going back restores the exact position. */
const heightsOf = perClient(() => new Map<string, Heights>());

/** Stores the row heights of a list, and returns the stored ones if the number of rows is the same. */
function useStoredHeights(
  list: RefObject<WindowVirtualizerHandle | null>,
  { listKey, count }: { readonly listKey: string; readonly count: number },
): CacheSnapshot | undefined {
  const heights = heightsOf(useClient());
  const [cache] = useState(() => {
    const stored = heights.get(listKey);
    return stored?.count === count ? stored.cache : undefined;
  });
  const store = useEffectEvent((handle: WindowVirtualizerHandle) => {
    putLatest(heights, [listKey, { cache: handle.cache, count }], MAX_LISTS);
  });
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) store(handle);
    };
  }, [list]);
  return cache;
}

/** Pixels mounted above and below the window. */
const MOUNTED_MARGIN = 700;
/** Factor of the margin when the viewer has switched virtual scrolling off. */
const UNLIMITED_FACTOR = 10_000;

interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Assumed height of a row in pixels until it is measured. */
  readonly height: number;
  /** Identifies the list among all lists. */
  readonly listKey: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list that mounts only the rows near the window. The page itself scrolls. */
function VirtualRows<Row>({ label, rows, keyOf, height, listKey, children }: RowsProps<Row>) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const cache = useStoredHeights(list, { listKey, count: rows.length });
  const mountsAll = !useSetting('virtualScrolling');
  return (
    <Label value={label}>
      <WindowVirtualizer
        ref={list}
        as={ListElement}
        item="li"
        data={rows}
        bufferSize={mountsAll ? MOUNTED_MARGIN * UNLIMITED_FACTOR : MOUNTED_MARGIN}
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

function ListElement({ ref, style, children }: CustomContainerComponentProps) {
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

interface LongListProps<Row> extends RowsProps<Row> {
  /** It scrolls by itself, and not with the page. */
  readonly boxed: boolean;
  /** Called near the end; null if there is no more. */
  readonly onEnd: (() => unknown) | null;
}

/** A list of any length. */
export function LongList<Row>({ boxed, onEnd, ...props }: LongListProps<Row>) {
  const foot = useRef<HTMLDivElement>(null);
  useReachedEnd(foot, { enabled: onEnd !== null, onReached: () => void onEnd?.() });
  return (
    <div className={boxed ? styles.boxed : undefined}>
      {boxed ? <AllRows {...props} /> : <VirtualRows {...props} />}
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

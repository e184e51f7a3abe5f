import { createContext, type ReactNode, use, useRef } from 'react';
import { type CustomContainerComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useSetting } from '../../../platform/client/use-setting';
import { useKeptHeights } from './use-kept-heights';

/** Pixels mounted above and below the window. */
const AROUND = 700;
/** Times that, where everything is mounted. */
const MANY = 10_000;

export interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Pixels that a row is taken to be high until it was seen. */
  readonly height: number;
  /** Names the list among all lists. */
  readonly placeKey: string;
  readonly children: (row: Row) => ReactNode;
}

/** Rows of which only those near the window are drawn. The page itself scrolls. */
export function NearRows<Row>({ label, rows, keyOf, height, placeKey, children }: RowsProps<Row>) {
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

/** What the list is, for those who hear it: the virtual list hands nothing through to its element. */
const Label = createContext('');

function Listing({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={style} aria-label={use(Label)}>
      {children}
    </ul>
  );
}

/** What the virtual list knows a row by. */
function Keyed({ children }: Pick<CustomContainerComponentProps, 'children'>) {
  return children;
}

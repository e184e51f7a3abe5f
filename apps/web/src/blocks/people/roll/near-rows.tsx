import { createContext, type ReactNode, use, useRef } from 'react';
import { type CustomContainerComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useSetting } from '../../../platform/client/use-setting';
import { useKeptHeights } from './use-kept-heights';

/** Pixels mounted above and below the window. */
const AROUND = 700;
/** Factor of that when the viewer has switched virtual scrolling off. */
const MANY = 10_000;

export interface RowsProps<Row> {
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

import { useImperativeHandle, type ComponentType, type ReactNode, type Ref } from 'react';

/** The part of the handle that scrolling uses: nothing scrolls, and no height is known. */
const handle = {
  cache: [],
  findItemIndex: () => 0,
  getItemOffset: () => 0,
  getItemSize: () => 0,
  scrollOffset: 0,
  viewportSize: 900,
};

interface WholeListProps<Row> {
  readonly ref?: Ref<typeof handle>;
  readonly as?: ComponentType<{ style: object; children: ReactNode }> | 'div';
  readonly item?: 'div' | 'li' | ComponentType<{ style: object; index: number; children: ReactNode }>;
  readonly data: readonly Row[];
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Replaces the virtual list in tests: renders all rows. */
export function WindowVirtualizer<Row>(props: WholeListProps<Row>) {
  const { ref, as: Listing = 'div', item: Item = 'div', data, children } = props;
  useImperativeHandle(ref, () => handle);
  return (
    <Listing style={{}}>
      {data.map((row, index) => {
        const drawn = children(row, index);
        const key = typeof drawn === 'object' && drawn !== null && 'key' in drawn ? drawn.key : null;
        if (typeof Item === 'string') return <Item key={key ?? index}>{drawn}</Item>;
        return (
          <Item key={key ?? index} style={{}} index={index}>
            {drawn}
          </Item>
        );
      })}
    </Listing>
  );
}

/** The same for a list in an element that scrolls by itself. */
export const Virtualizer = WindowVirtualizer;

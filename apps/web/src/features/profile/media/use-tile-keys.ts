import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../../platform/i18n/use-locale';

interface TileKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Selector of the tiles. */
const TILE = '[data-tile]';

/** Moves through the tiles of a grid by arrow keys, Home and End. The tile that was focused last is the tab stop. */
export function useTileKeys(grid: RefObject<HTMLElement | null>): TileKeys {
  const { direction } = useLocale();
  const last = useRef<HTMLElement | null>(null);
  const tilesOf = () => [...(grid.current?.querySelectorAll<HTMLElement>(TILE) ?? [])];

  function settleStop() {
    const tiles = tilesOf();
    const stop = tiles.find((tile) => tile === last.current) ?? tiles[0];
    for (const tile of tiles) tile.tabIndex = tile === stop ? 0 : -1;
  }
  // After each render, since tiles are added and removed.
  useLayoutEffect(settleStop);

  function handleFocus({ target }: FocusEvent) {
    const tile = target.closest<HTMLElement>(TILE);
    if (tile === null) return;
    last.current = tile;
    settleStop();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const tiles = tilesOf();
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const aside = direction === 'rtl' ? -1 : 1;
    const columns = columnsOf(grid.current);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + aside,
      ArrowLeft: at - aside,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: tiles.length - 1,
    };
    const target = targets[event.key];
    if (at === -1 || target === undefined) return;
    event.preventDefault();
    tiles[target]?.focus();
  }

  return { onKeyDown: handleKeyDown, onFocus: handleFocus };
}

function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.trim().split(/\s+/).length;
}

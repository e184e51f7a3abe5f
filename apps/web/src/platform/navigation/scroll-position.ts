import type { Cursor } from '@linnet/api';
import { storageKeys } from '../../boot/storage-keys';
import type { JsonRecord } from '../storage/storages';

/** A scroll position: by an element that was on the screen if the list provided one, else by pixels. */
export interface ScrollPosition {
  readonly top: number;
  readonly anchor?: ScrollAnchor;
}

/** An element by the id of its row, and the distance of its top from the top of the window, in pixels. */
export interface ScrollAnchor {
  readonly id: string;
  readonly offset: number;
  /** The page of the list with this row, so that one request loads it. */
  readonly page?: Cursor | undefined;
}

export type ScrollPositions = Readonly<Record<string, ScrollPosition>>;

/** The scroll positions of the tab's history entries, by key. */
export const scrollRecord: JsonRecord<ScrollPositions> = {
  key: storageKeys.scroll,
  read(json) {
    if (typeof json !== 'object' || json === null) return undefined;
    const positions: Record<string, ScrollPosition> = {};
    for (const [key, value] of Object.entries(json)) {
      const position = readPosition(value);
      if (position) positions[key] = position;
    }
    return positions;
  },
};

function readPosition(value: unknown): ScrollPosition | undefined {
  if (typeof value !== 'object' || value === null || !('top' in value)) return undefined;
  if (typeof value.top !== 'number' || !Number.isFinite(value.top)) return undefined;
  const anchor = 'anchor' in value ? readAnchor(value.anchor) : undefined;
  return anchor ? { top: value.top, anchor } : { top: value.top };
}

function readAnchor(value: unknown): ScrollAnchor | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('id' in value) || typeof value.id !== 'string') return undefined;
  if (!('offset' in value) || typeof value.offset !== 'number') return undefined;
  const page = 'page' in value ? readPage(value.page) : undefined;
  return { id: value.id, offset: value.offset, ...(page && { page }) };
}

function readPage(value: unknown): Cursor | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

import { directory, type Account, type DirectoryOptions } from '@linnet/api';
import type { Client } from '../client';
import { importAccount } from '../graph/import';

const PAGE = 40;

export interface DirectoryPage {
  people: readonly Account[];
  /** Offset of the next page; null at the end. */
  next: number | null;
}

type Wanted = Pick<DirectoryOptions, 'order' | 'local'>;

/** Fetches accounts of the directory, from `offset` on. Rejects with `ApiError`. */
export async function askDirectory(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  wanted: Wanted,
  offset: number,
): Promise<DirectoryPage> {
  const { items, dropped } = await send(directory({ ...wanted, offset, limit: PAGE }));
  for (const account of items) importAccount(graph, account);
  const sent = items.length + dropped;
  return { people: items, next: sent < PAGE ? null : offset + sent };
}

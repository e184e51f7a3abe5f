import { search, type StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import { importStatus } from '../graph/import';

/** Resolves a web address to a status and adds it to the graph; null when the server finds none. */
export async function statusAt(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  address: string,
): Promise<StatusId | null> {
  const known = ownId(address);
  if (known !== null && graph.statuses.get(known) !== undefined) return known;
  const { statuses } = await send(search(address, { kind: 'statuses', resolve: true, limit: 1 }));
  const [found] = statuses;
  return found === undefined ? null : importStatus(graph, found);
}

/** The status id in an address that ends in `/notice/<id>`, as those of this server do; null for others. */
function ownId(address: string): StatusId | null {
  const [, id] = /\/notice\/([^/?#]+)$/.exec(address) ?? [];
  return id === undefined ? null : (decodeURIComponent(id) as StatusId);
}

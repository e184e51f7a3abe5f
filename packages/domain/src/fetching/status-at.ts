import { search, type StatusId } from '@linnet/api';
import type { Client } from '../client';
import { importStatus } from '../graph/import';

/** The post that a web address leads to, brought into the graph; null when the server finds none there. */
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

/** The id in an address of one of this server's conversations. */
function ownId(address: string): StatusId | null {
  const [, id] = /\/notice\/([^/?#]+)$/.exec(address) ?? [];
  return id === undefined ? null : (decodeURIComponent(id) as StatusId);
}

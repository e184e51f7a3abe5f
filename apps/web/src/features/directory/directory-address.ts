import type { DirectoryQuery } from '@linnet/domain/people';
import { pathTo } from '../../platform/navigation/path-to';

/** Reads the query of the address. By default: people of all servers, the most recently active first. */
export function readDirectoryQuery(search: string): DirectoryQuery {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') === 'new' ? 'new' : 'active',
    from: query.get('local') === 'true' ? 'local' : 'everywhere',
  };
}

/** The address of the directory with these choices. */
export function directoryAddress({ order, from }: DirectoryQuery): string {
  const query = new URLSearchParams();
  if (order === 'new') query.set('order', order);
  if (from === 'local') query.set('local', 'true');
  const words = query.toString();
  return words === '' ? pathTo('directory') : `${pathTo('directory')}?${words}`;
}

import { pathTo } from '../../platform/navigation/path-to';

/** Which people the directory shows, and in which order. */
export interface DirectoryWish {
  readonly order: 'active' | 'new';
  readonly from: 'everywhere' | 'local';
}

/** Reads the query of the address. By default: people of all servers, the most recently active first. */
export function readDirectoryWish(search: string): DirectoryWish {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') === 'new' ? 'new' : 'active',
    from: query.get('local') === 'true' ? 'local' : 'everywhere',
  };
}

/** The address of the directory with these choices. */
export function directoryAddress({ order, from }: DirectoryWish): string {
  const query = new URLSearchParams();
  if (order === 'new') query.set('order', order);
  if (from === 'local') query.set('local', 'true');
  const words = query.toString();
  return words === '' ? pathTo('directory') : `${pathTo('directory')}?${words}`;
}

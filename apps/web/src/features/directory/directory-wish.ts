import { pathTo } from '../../platform/navigation/path-to';

/** Which people of the directory, in which order. */
export interface DirectoryWish {
  readonly order: 'active' | 'new';
  readonly from: 'everywhere' | 'local';
}

/** What the query of the address says; for all else the people of everywhere, who were active last. */
export function readDirectoryWish(search: string): DirectoryWish {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') === 'new' ? 'new' : 'active',
    from: query.get('local') === 'true' ? 'local' : 'everywhere',
  };
}

/** The address of the directory that says so. */
export function directoryAddress({ order, from }: DirectoryWish): string {
  const query = new URLSearchParams();
  if (order === 'new') query.set('order', order);
  if (from === 'local') query.set('local', 'true');
  const words = query.toString();
  return words === '' ? pathTo('directory') : `${pathTo('directory')}?${words}`;
}

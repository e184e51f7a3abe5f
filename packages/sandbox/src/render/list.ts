import type { WireList } from '@linnet/api/wire';
import type { ListRow } from '../store/lists';

export function renderList({ id, title }: ListRow): WireList {
  return { id: String(id), title };
}

import type { ListId } from '../model/ids';
import type { List, ListReplies } from '../model/list';
import { isObject, readFlagOrNull, readId, readText } from './read';

const REPLIES: readonly ListReplies[] = ['followed', 'list', 'none'];

export function readList(json: unknown): List | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ListId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    title: readText(json, 'title'),
    replies: REPLIES.find((word) => word === json['replies_policy']) ?? null,
    exclusive: readFlagOrNull(json, 'exclusive'),
  };
}

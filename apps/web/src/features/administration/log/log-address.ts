import type { LogQuery } from '@linnet/domain/staff';
import { partPath } from '../../../blocks/administration/part-entries';
import { readPage } from '../parts-kit/pager';

const parameters = ['actor', 'search', 'from', 'until'] as const;

export function readLogQuery(search: string): LogQuery {
  const query = new URLSearchParams(search);
  const text = (name: (typeof parameters)[number]) => query.get(name) ?? '';
  return {
    actor: text('actor'),
    search: text('search'),
    from: text('from'),
    until: text('until'),
    page: readPage(search),
  };
}

export function logPath(wanted: LogQuery): string {
  const query = new URLSearchParams();
  for (const name of parameters) if (wanted[name] !== '') query.set(name, wanted[name]);
  if (wanted.page > 1) query.set('page', String(wanted.page));
  return query.size === 0 ? partPath('log') : `${partPath('log')}?${query}`;
}

/** Kinds of entries, each with words that its messages contain: the server can filter by kind in no other way. */
export const logKinds = [
  { id: 'reports', words: 'report #' },
  { id: 'posts', words: 'status #' },
  { id: 'chats', words: 'chat message #' },
  { id: 'activation', words: 'activated users' },
  { id: 'deletion', words: 'deleted users' },
  { id: 'created', words: 'created users' },
  { id: 'approval', words: 'approved users' },
  { id: 'roles', words: 'made @' },
  { id: 'revoked', words: 'revoked ' },
  { id: 'tags', words: ' tags: ' },
  { id: 'profiles', words: 'updated users' },
  { id: 'passwords', words: 'password reset' },
  { id: 'emails', words: 'email for users' },
  { id: 'suggestions', words: 'suggested users' },
  { id: 'follows', words: 'follow @' },
  { id: 'backups', words: 'account backup' },
  { id: 'relays', words: 'followed relay' },
] as const;

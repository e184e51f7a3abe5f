import { readStatus, type Status } from '@linnet/api';

/** A status as read from a server's JSON, with the test's changes. */
export function composedStatus(id: string, wire: Record<string, unknown> = {}): Status {
  const status = readStatus({
    id,
    uri: `https://nest.example/objects/${id}`,
    url: `https://nest.example/notice/${id}`,
    account: { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' },
    content: `status ${id}`,
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
    ...wire,
  });
  if (status === undefined) throw new Error('The composed status is not readable.');
  return status;
}

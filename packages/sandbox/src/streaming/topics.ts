import { type Auth, grants } from '../server/authenticate';
import type { Server } from '../server/server';
import { closedToVisitors } from '../server/access';
import { findList } from '../store/accounts/lists';

/** A stream with its argument, as in frames. */
export interface Topic {
  stream: string;
  argument: string | null;
  label: string[];
  key: string;
}

export type TopicError = 'bad_topic' | 'unauthorized';

interface StreamKind {
  /**
   * The scope that a viewer needs; `local` and `remote` are open to visitors unless these statuses are closed to
   * them; null: open to everybody, whatever the server closes.
   */
  needs: { scope: string } | 'local' | 'remote' | null;
  /** The parameter that names the stream's argument. */
  argument: 'tag' | 'instance' | 'list' | null;
}

const STATUSES = { scope: 'read:statuses' };

const STREAMS: Record<string, StreamKind> = {
  public: { needs: 'remote', argument: null },
  'public:media': { needs: 'remote', argument: null },
  'public:local': { needs: 'local', argument: null },
  'public:local:media': { needs: 'local', argument: null },
  'public:remote': { needs: 'remote', argument: 'instance' },
  'public:remote:media': { needs: 'remote', argument: 'instance' },
  hashtag: { needs: null, argument: 'tag' },
  user: { needs: STATUSES, argument: null },
  'user:notification': { needs: { scope: 'read:notifications' }, argument: null },
  'user:pleroma_chat': { needs: STATUSES, argument: null },
  direct: { needs: STATUSES, argument: null },
  list: { needs: { scope: 'read:lists' }, argument: 'list' },
};

function isAllowed({ needs }: StreamKind, auth: Auth, server: Server): boolean {
  if (needs === null) return true;
  if (typeof needs === 'object') return auth.account !== null && grants(auth.scopes, needs.scope);
  return auth.account !== null || !closedToVisitors(server.settings, 'timelines', needs === 'local');
}

/** Whether a stream's argument exists for the viewer; lists are known only to their owners. */
function argumentExists(
  stream: string,
  argument: string,
  { auth, server }: { auth: Auth; server: Server },
): boolean {
  if (stream !== 'list') return true;
  return auth.account !== null && findList(server.db, auth.account.id, argument) !== undefined;
}

/** The topic in a request, or the error. */
export function readTopic(
  read: (name: string) => string | undefined,
  auth: Auth,
  server: Server,
): Topic | TopicError {
  const stream = read('stream') ?? '';
  const kind = Object.hasOwn(STREAMS, stream) ? STREAMS[stream] : undefined;
  if (!kind) return 'bad_topic';
  if (!isAllowed(kind, auth, server)) return 'unauthorized';
  if (kind.argument === null) return { stream, argument: null, label: [stream], key: stream };
  const argument = read(kind.argument);
  if (!argument || !argumentExists(stream, argument, { auth, server })) return 'bad_topic';
  return { stream, argument, label: [stream, argument], key: `${stream} ${argument}` };
}

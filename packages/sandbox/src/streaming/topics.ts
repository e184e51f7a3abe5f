import type { Auth } from '../server/authenticate';
import type { Settings } from '../server/settings';
import { grants } from '../server/scopes';

/** A stream with its argument, as frames name it. */
export interface Topic {
  stream: string;
  argument: string | null;
  label: string[];
  key: string;
}

export type TopicRefusal = 'bad_topic' | 'unauthorized';

interface StreamKind {
  /** The scope that a reader needs; null: open to visitors. */
  scope: string | null;
  /** The parameter that names the stream's argument. */
  argument: 'tag' | 'instance' | null;
}

const OPEN: StreamKind = { scope: null, argument: null };

/** `list` is missing on purpose: there are no lists here yet, so every list is unknown. */
const STREAMS: Record<string, StreamKind> = {
  public: OPEN,
  'public:media': OPEN,
  'public:local': OPEN,
  'public:local:media': OPEN,
  'public:remote': { scope: null, argument: 'instance' },
  'public:remote:media': { scope: null, argument: 'instance' },
  hashtag: { scope: null, argument: 'tag' },
  user: { scope: 'read:statuses', argument: null },
  'user:notification': { scope: 'read:notifications', argument: null },
  'user:pleroma_chat': { scope: 'read:statuses', argument: null },
  direct: { scope: 'read:statuses', argument: null },
};

/** The topic that a request names, or why it is refused. */
export function readTopic(
  read: (name: string) => string | undefined,
  auth: Auth,
  settings: Settings,
): Topic | TopicRefusal {
  const stream = read('stream') ?? '';
  const kind = Object.hasOwn(STREAMS, stream) ? STREAMS[stream] : undefined;
  if (!kind) return 'bad_topic';
  if (kind.scope !== null) {
    if (auth.account === null || !grants(auth.scopes, kind.scope)) return 'unauthorized';
  } else if (settings.private && auth.account === null) return 'unauthorized';
  if (kind.argument === null) return { stream, argument: null, label: [stream], key: stream };
  const argument = read(kind.argument);
  if (!argument) return 'bad_topic';
  return { stream, argument, label: [stream, argument], key: `${stream} ${argument}` };
}

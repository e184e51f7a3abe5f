import { renderAttachment } from '../../render/attachments-and-emoji';
import { answer } from '../../server/answer';
import { signedIn } from '../../server/check-access';
import { notFound } from '../../server/problem';
import { user, type Call, type Route } from '../../server/route';
import { findMediaById, type MediaRow } from '../../store/media';
import { sharedRoute } from '../shared-route';
import { isTold, textOf } from '../told';

/** How long videos and audio are processed. */
const WORK_MS = 1500;

/** When the processing of a file ends, by server and file. */
const works = new WeakMap<object, Map<number, number>>();

function doneAt(here: object, id: number): number {
  return works.get(here)?.get(id) ?? 0;
}

function begin(here: object, id: number, until: number): void {
  const own = works.get(here) ?? new Map<number, number>();
  works.set(here, own.set(id, until));
}

const isQuick = ({ mime_type }: MediaRow) => mime_type.startsWith('image/') && mime_type !== 'image/gif';

/** The answer while a file is processed: it has no address yet. */
function waiting({ here }: Call, row: MediaRow, status: 202 | 206): Response {
  return answer({ ...renderAttachment(row, here.origin()), url: null, remote_url: null }, { status });
}

const upload = sharedRoute('POST /api/v2/media', {});

async function receive(call: Call): Promise<Response> {
  const taken = await upload.handle(call);
  const shown: unknown = await taken.clone().json();
  const row = findMediaById(call.here.db, isTold(shown) ? textOf(shown['id']) : '');
  if (!row) return taken;
  if (isQuick(row)) return answer(renderAttachment(row, call.here.origin()));
  begin(call.here, row.id, call.here.now() + WORK_MS);
  return waiting(call, row, 202);
}

function show(call: Call): Response {
  const { here } = call;
  const row = findMediaById(here.db, call.path['id'] ?? '');
  if (!row || row.account_id !== signedIn(call.reader).id) throw notFound();
  if (doneAt(here, row.id) > here.now()) return waiting(call, row, 206);
  return answer(renderAttachment(row, here.origin()));
}

/** Uploads: images are ready at once, videos and audio after a while. */
export const mediaRoutes: Route[] = [
  { ...upload, handle: receive },
  { method: 'GET', path: '/api/v1/media/:id', access: user('read:media', 'write:media'), handle: show },
];

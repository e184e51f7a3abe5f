import { type Upload, describeMedia, uploadMedia } from '../actions/statuses/media';
import { renderAttachment } from '../render/attachments-and-emoji';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { Problem, invalidRequest, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { findMediaById, type MediaRow } from '../store/statuses/media';

async function fileOf({ params }: Call): Promise<Pick<Upload, 'bytes' | 'name'>> {
  params.required('file');
  const file = params.tree['file'];
  if (!(file instanceof File)) {
    const got = typeof file === 'string' ? 'string' : 'object';
    throw invalidRequest([{ field: 'file', message: `Invalid file. Got: ${got}` }]);
  }
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name };
}

/** A handler for uploads. The file is ready at once; the second version answers 202, as if it were still processed. */
function uploadHandler(status: 200 | 202) {
  return async (call: Call): Promise<Response> => {
    const row = uploadMedia(call.server, {
      accountId: signedIn(call.viewer).id,
      ...(await fileOf(call)),
      description: call.params.text('description') ?? '',
    });
    return answer(renderAttachment(row, call.server.origin()), { status });
  };
}

/** The file of the path. The real server crashes on an unknown id, and refuses a file of somebody else. */
function findOwn(call: Call): MediaRow {
  const row = findMediaById(call.server.db, call.path['id'] ?? '');
  if (!row) throw new Problem(500, 'Something went wrong');
  if (row.account_id !== signedIn(call.viewer).id) throw problem(403, 'Access denied');
  return row;
}

function show(call: Call): Response {
  return answer(renderAttachment(findOwn(call), call.server.origin()));
}

function describe(call: Call): Response {
  const row = findOwn(call);
  const description = call.params.text('description');
  const described = description === undefined ? row : describeMedia(call.server, row, description);
  return answer(renderAttachment(described, call.server.origin()));
}

const WRITE = user('write:media');

export const mediaRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/media', access: WRITE, handle: uploadHandler(200) },
  { method: 'POST', path: '/api/v2/media', access: WRITE, handle: uploadHandler(202) },
  { method: 'GET', path: '/api/v1/media/:id', access: user('read:media'), handle: show },
  { method: 'PUT', path: '/api/v1/media/:id', access: WRITE, handle: describe },
];

import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import type { ParamTree } from '../../server/params';
import { crash, invalidRequest, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import {
  filesOfPack,
  findPack,
  putEmojiFile,
  putPack,
  removePack,
  takeEmojiFolders,
} from '../../store/emoji-packs';
import { packName, packOf } from './packs';
import { shortcodeOf } from './pack-files';

const MANAGE_EMOJI = { access: user('admin:write'), requirement: 'emoji_manage_emoji' };

function create({ server, params }: Call): Response {
  const name = packName(params);
  if (name.includes('/')) {
    throw problem(
      500,
      'Unexpected error occurred while creating pack. (POSIX error: No such file or directory)',
    );
  }
  if (findPack(server.db, name)) throw problem(409, `A pack named "${name}" already exists`);
  putPack(server.db, { name, metadata: '{}' });
  return answer('ok');
}

function remove(call: Call): Response {
  removePack(call.server.db, packOf(call).name);
  return answer('ok');
}

const TEXTS = ['license', 'homepage', 'description', 'fallback-src', 'fallback-src-sha256'];

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkMetadata(metadata: ParamTree): void {
  for (const field of [...TEXTS, 'share-files']) {
    const value = metadata[field];
    const type = field === 'share-files' ? 'boolean' : 'string';
    if (value === undefined) continue;
    if (value === null) throw invalidRequest([{ field, message: `null value where ${type} expected` }]);
    if (type === 'boolean' && (value === 'true' || value === 'false')) continue;
    if (typeof value !== type) {
      throw invalidRequest([{ field, message: `Invalid ${type}. Got: ${typeOf(value)}` }]);
    }
  }
}

/** Archives on other servers, by address: whether each has all files of any pack. */
const ARCHIVES: Readonly<Record<string, boolean>> = {
  'https://far.example/full.zip': true,
  'https://far.example/part.zip': false,
};

const SHA256 = 'F94D09030173185D886150C62E09DEEA96FF63B3A8F5CFB6541F76A73989ADA3';

/** The metadata with the digest of the archive to fall back to. */
function withDigest(metadata: ParamTree, hasFiles: boolean): ParamTree {
  const source = metadata['fallback-src'];
  if (typeof source !== 'string') return metadata;
  if (source === '') throw crash();
  const isComplete = Object.hasOwn(ARCHIVES, source) ? ARCHIVES[source] : undefined;
  if (isComplete === undefined) {
    throw problem(500, 'Unexpected error occurred while updating pack metadata.');
  }
  if (!isComplete && hasFiles) {
    throw problem(400, 'The fallback archive does not have all files specified in pack.json');
  }
  return { ...metadata, 'fallback-src-sha256': SHA256 };
}

/** Replaces all metadata, whatever was there. */
function describe({ server, params }: Call): Response {
  const name = packName(params);
  if (!params.has('metadata')) throw crash(400);
  const metadata = params.nested('metadata');
  checkMetadata(metadata);
  if (!findPack(server.db, name)) {
    const why = 'POSIX error: No such file or directory';
    throw problem(500, `Unexpected error occurred while updating pack metadata. (${why})`);
  }
  const flag = metadata['share-files'];
  const read =
    flag === undefined ? metadata : { ...metadata, 'share-files': flag === true || flag === 'true' };
  const stored = withDigest(read, filesOfPack(server.db, name).length > 0);
  putPack(server.db, { name, metadata: JSON.stringify(stored) });
  return answer(stored);
}

/** Makes packs of folders. Their emoji are listed after a reload only. */
function importFolders({ server: { db } }: Call): Response {
  const names = takeEmojiFolders(db).map(({ name, files }) => {
    const stored: Readonly<Record<string, string>> = JSON.parse(files);
    putPack(db, { name, metadata: '{}' });
    for (const [file, path] of Object.entries(stored)) {
      putEmojiFile(db, { pack: name, shortcode: shortcodeOf(file), file, stored: path });
    }
    return name;
  });
  return answer(names);
}

export const changePackRoutes: Route[] = staffRoutes('/api/v1/pleroma/emoji', [
  { endpoint: 'POST /pack', ...MANAGE_EMOJI, handle: create },
  { endpoint: 'DELETE /pack', ...MANAGE_EMOJI, handle: remove },
  { endpoint: 'PATCH /pack', ...MANAGE_EMOJI, handle: describe },
  { endpoint: 'GET /packs/import', ...MANAGE_EMOJI, handle: importFolders },
]);

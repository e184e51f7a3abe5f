import { unzipSync } from 'fflate';
import { EMOJI, emojiPath } from '../../pictures/emoji';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, invalidRequest, problem } from '../../server/problem';
import type { Server } from '../../server/server';
import { type Call, type Route, user } from '../../server/route';
import {
  filesOfPack,
  findPack,
  isListedEmoji,
  refreshListedEmoji,
  putEmojiFile,
  removeEmojiFile,
} from '../../store/emoji-packs';

/** The name of a file without its folder and extension. */
export function shortcodeOf(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
}

function packIn({ server, params }: Call): string {
  params.required('name');
  const name = params.text('name') ?? '';
  if (!findPack(server.db, name)) throw problem(404, `pack "${name}" is not found`);
  return name;
}

/** The answer to every change: all files of the pack. The lists of emoji are new at once. */
function answerFiles({ server: { db } }: Call, pack: string): Response {
  refreshListedEmoji(db);
  return answer(Object.fromEntries(filesOfPack(db, pack).map(({ shortcode, file }) => [shortcode, file])));
}

interface NewFile {
  name: string;
  type: string;
  /** Where the bytes are stored. */
  stored: string;
}

/**
 * A file by its address. Nothing is fetched: `down.example` cannot be reached, an address with `gone`
 * crashes, all others are one of our pictures.
 */
function fetchFile(address: string): NewFile {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.hostname === 'down.example') {
    throw problem(500, 'Unexpected error occurred while adding file to pack.');
  }
  if (url.pathname.includes('gone')) throw crash();
  const [picture] = EMOJI;
  return {
    name: url.pathname.split('/').at(-1) ?? '',
    type: url.pathname.endsWith('.zip') ? 'application/zip' : 'image/png',
    stored: picture === undefined ? '' : emojiPath(picture),
  };
}

async function storeFile({ uploads }: Server, file: File): Promise<NewFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return { name: file.name, type: file.type, stored: uploads.store(bytes, file.name) };
}

/** The files of an archive by their names; folders are left out. */
function unpacked({ uploads }: Server, stored: string): [name: string, bytes: Buffer][] {
  try {
    const files = unzipSync(uploads.read(stored) ?? new Uint8Array());
    return Object.entries(files)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, bytes]) => [name, Buffer.from(bytes)]);
  } catch (error) {
    // fflate throws this for what is no archive.
    if (!(error instanceof Error)) throw error;
    throw problem(
      500,
      'Unexpected error occurred while adding file to pack. (POSIX error: Invalid argument)',
    );
  }
}

async function add(call: Call): Promise<Response> {
  const { server, params } = call;
  params.required('name', 'file');
  for (const field of ['shortcode', 'filename']) {
    if (params.text(field)?.trim() === '') {
      throw problem(422, 'pack name, shortcode or filename cannot be empty');
    }
  }
  const pack = packIn(call);
  const sent = params.tree['file'];
  const file = sent instanceof File ? await storeFile(server, sent) : fetchFile(params.text('file') ?? '');
  if (file.type === 'application/zip') {
    for (const [name, bytes] of unpacked(server, file.stored)) {
      const shortcode = shortcodeOf(name);
      if (isListedEmoji(server.db, shortcode)) continue;
      putEmojiFile(server.db, { pack, shortcode, file: name, stored: server.uploads.store(bytes, name) });
    }
    return answerFiles(call, pack);
  }
  const shortcode = params.text('shortcode') ?? shortcodeOf(params.text('filename') ?? file.name);
  if (isListedEmoji(server.db, shortcode)) {
    throw problem(409, `An emoji with the "${shortcode}" shortcode already exists`);
  }
  const name = params.text('filename') ?? file.name;
  putEmojiFile(server.db, { pack, shortcode, file: name, stored: file.stored });
  return answerFiles(call, pack);
}

function change(call: Call): Response {
  const { server, params } = call;
  params.required('shortcode', 'new_shortcode', 'new_filename');
  if (params.has('force') && params.tree['force'] === null) {
    throw invalidRequest([{ field: 'force', message: 'null value where boolean expected' }]);
  }
  const pack = packIn(call);
  const old = existing(call, pack);
  const shortcode = params.text('new_shortcode')?.trim() ?? '';
  const file = params.text('new_filename')?.trim() ?? '';
  if (shortcode === '' || file === '') throw problem(422, 'new_shortcode or new_filename cannot be empty');
  if (!params.flag('force') && isListedEmoji(server.db, shortcode)) {
    const advice = "If you want to override emoji use 'force' option";
    throw problem(409, `New shortcode "${shortcode}" is already used. ${advice}`);
  }
  removeEmojiFile(server.db, pack, old.shortcode);
  putEmojiFile(server.db, { pack, shortcode, file, stored: old.stored });
  return answerFiles(call, pack);
}

function existing({ server, params }: Call, pack: string) {
  const shortcode = params.text('shortcode') ?? '';
  const row = filesOfPack(server.db, pack).find((one) => one.shortcode === shortcode);
  if (!row) throw problem(400, `Emoji "${shortcode}" does not exist`);
  return row;
}

function remove(call: Call): Response {
  const { server, params } = call;
  params.required('name', 'shortcode');
  if (params.text('shortcode') === '') throw problem(422, 'pack name or shortcode cannot be empty');
  const pack = packIn(call);
  removeEmojiFile(server.db, pack, existing(call, pack).shortcode);
  return answerFiles(call, pack);
}

const STAFF = { access: user('admin:write'), requirement: 'emoji_manage_emoji' };

export const packFileRoutes: Route[] = staffRoutes('/api/v1/pleroma/emoji/packs', [
  { endpoint: 'POST /files', ...STAFF, handle: add },
  { endpoint: 'PATCH /files', ...STAFF, handle: change },
  { endpoint: 'DELETE /files', ...STAFF, handle: remove },
]);

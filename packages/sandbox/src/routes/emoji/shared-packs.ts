import type { WireEmojiPack, WireEmojiPacks } from '@linnet/api/wire';
import { EMOJI, emojiPath } from '../../pictures/emoji';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { type Problem, crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { putEmojiFile, putPack, removePack } from '../../store/emoji-packs';
import { checkPageExists, pageIn } from './packs';

interface SharedPack {
  description: string;
  /** Shortcodes; each is one of our pictures. */
  emoji: string[];
  /** Why it cannot be downloaded. */
  fault?: 'checksum' | 'not shared';
}

interface OtherServer {
  /** Null: the server does not share packs. */
  packs: Readonly<Record<string, SharedPack>> | null;
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

/** The servers that can be asked for their packs, by address. All others cannot be reached. */
const OTHER_SERVERS: Readonly<Record<string, OtherServer>> = {
  'https://closed.example': { packs: null },
  'https://peer.example': {
    packs: {
      testpack: { description: 'Triangles', emoji: ['tri_green', 'tri_purple', 'tri_red'] },
      hedge: { description: 'The same name as one of ours', emoji: numbered('bramble', 4) },
      marsh: { description: 'Reeds and ducks', emoji: numbered('reed', 40) },
    },
  },
  'https://far.example': {
    packs: {
      noshare: { description: 'For us only', emoji: ['secret_owl'], fault: 'not shared' },
      zzpack: { description: 'Altered on its way', emoji: ['bent_spoon'], fault: 'checksum' },
    },
  },
  'https://empty.example': { packs: {} },
  // More emoji than a page of a pack has.
  'https://deep.example': { packs: { orchard: { description: 'Apples', emoji: numbered('apple', 520) } } },
  // More packs than a page has.
  'https://wide.example': {
    packs: Object.fromEntries(
      numbered('set', 65).map((name) => [name, { description: 'One of many', emoji: [`${name}_oak`] }]),
    ),
  },
};

const UNSUPPORTED = 'The requested instance does not support sharing emoji packs';

/** The packs of the server in the parameters. A server that cannot be reached crashes this one, or is an error. */
function packsOf({ params }: Call, unreachable: Problem): Readonly<Record<string, SharedPack>> {
  params.required('url');
  const url = params.text('url') ?? '';
  const server = Object.hasOwn(OTHER_SERVERS, url) ? OTHER_SERVERS[url] : undefined;
  if (server === undefined) throw url.includes('down.example') ? unreachable : crash();
  if (server.packs === null) throw problem(500, UNSUPPORTED);
  return server.packs;
}

function render({ description, emoji, fault }: SharedPack): WireEmojiPack {
  const isShared = fault !== 'not shared';
  return {
    files: Object.fromEntries(emoji.map((shortcode) => [shortcode, `${shortcode}.png`])),
    files_count: emoji.length,
    pack: {
      description,
      license: 'CC0',
      homepage: 'https://example.org',
      'share-files': isShared,
      'can-download': isShared,
      ...(isShared && {
        'download-sha256': '49F6425D19307913499A6A466795F7BA957328C2E928DFB7AFE360E6F0B01382',
      }),
    },
  };
}

function list(call: Call): Response {
  const packs = Object.entries(packsOf(call, crash())).sort(([a], [b]) => (a < b ? -1 : 1));
  const { size, from } = pageIn(call.params, 30);
  checkPageExists(from, packs.length);
  const shown = packs.slice(from, from + size).map(([name, pack]) => [name, render(pack)]);
  return answer({ packs: Object.fromEntries(shown), count: packs.length } satisfies WireEmojiPacks);
}

const FAULTS = {
  checksum: "SHA256 for the pack doesn't match the one sent by the server",
  'not shared': 'The pack was not set as shared and there is no fallback src to download from',
};

/**
 * Copies a pack of another server. Its emoji are listed after a reload only. A pack that is not there is
 * answered like a success.
 */
function download(call: Call): Response {
  const { server, params } = call;
  params.required('url', 'name');
  const name = params.text('name') ?? '';
  const packs = packsOf(call, problem(500, 'econnrefused'));
  const pack = Object.hasOwn(packs, name) ? packs[name] : undefined;
  if (pack === undefined) return answer('ok');
  if (pack.fault !== undefined) throw problem(500, FAULTS[pack.fault]);
  const localName = params.text('as') ?? name;
  removePack(server.db, localName);
  const { description, license } = render(pack).pack;
  putPack(server.db, {
    name: localName,
    metadata: JSON.stringify({ description, license, 'share-files': true }),
  });
  pack.emoji.forEach((shortcode, index) => {
    const picture = EMOJI[index % EMOJI.length];
    const stored = picture === undefined ? '' : emojiPath(picture);
    putEmojiFile(server.db, { pack: localName, shortcode, file: `${shortcode}.png`, stored });
  });
  return answer('ok');
}

const STAFF = { access: user('admin:write'), requirement: 'emoji_manage_emoji' };

export const sharedPackRoutes: Route[] = staffRoutes('/api/v1/pleroma/emoji/packs', [
  { endpoint: 'GET /remote', ...STAFF, handle: list },
  { endpoint: 'POST /download', ...STAFF, handle: download },
]);

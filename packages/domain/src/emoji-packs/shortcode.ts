import type { EmojiGroup } from '../emoji/emoji-group';

/** What is wrong with a shortcode, or with a part of its use. */
export type ShortcodeProblem =
  | { readonly kind: 'empty' }
  /** It has characters that shortcodes in posts can't have. */
  | { readonly kind: 'characters' }
  /** Another emoji of this server has it. `pack` is the name of its pack, empty for none. */
  | { readonly kind: 'taken'; readonly pack: string }
  /** Another file that is about to be added has it too. */
  | { readonly kind: 'twice' };

/** Shortcodes that Pleroma understands in every post. */
const usable = /^[a-zA-Z0-9_-]+$/;
/** Shortcodes that servers with Mastodon's rules show too. */
const understoodEverywhere = /^[a-zA-Z0-9_]{2,}$/;

/** Shortcode → name of the pack, empty for none, of all emoji that people can use. */
export type TakenShortcodes = ReadonlyMap<string, string>;

/** The shortcodes in the groups of a picker. */
export function takenShortcodes(groups: readonly EmojiGroup[]): TakenShortcodes {
  return new Map(
    groups.flatMap(({ title, emoji }) => {
      const pack = title.kind === 'custom' ? title.name : '';
      return emoji.flatMap((one) => (one.kind === 'custom' ? [[one.shortcode, pack] as const] : []));
    }),
  );
}

interface ShortcodeScene {
  readonly taken: TakenShortcodes;
  /** The shortcode that the emoji has now, which is not taken by another one. */
  readonly current?: string;
  /** The shortcodes of the other files that are about to be added. */
  readonly others?: readonly string[];
}

/** Why a shortcode can't be used; null when it can. */
export function shortcodeProblem(
  shortcode: string,
  { taken, current, others = [] }: ShortcodeScene,
): ShortcodeProblem | null {
  if (shortcode === '') return { kind: 'empty' };
  if (shortcode === current) return null;
  if (!usable.test(shortcode)) return { kind: 'characters' };
  const pack = taken.get(shortcode);
  if (pack !== undefined) return { kind: 'taken', pack };
  return others.includes(shortcode) ? { kind: 'twice' } : null;
}

/** Whether people on servers with stricter rules see the emoji too, and not its shortcode. */
export const isUnderstoodEverywhere = (shortcode: string): boolean => understoodEverywhere.test(shortcode);

const marks = /\p{M}/gu;
const unusable = /[^a-zA-Z0-9_-]+/g;
const edges = /^[_-]+|[_-]+$/g;

/** A shortcode made of the name of a file or address: its letters and digits, without the extension. */
export function shortcodeOfFile(name: string): string {
  const last = name.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(marks, '');
  return bare.replace(unusable, '_').replace(edges, '').slice(0, 64);
}

/** The extension of a file, with its dot; `.png` where the name has none. */
function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(name.split(/[?#]/)[0] ?? '')?.[0].toLowerCase() ?? '.png';
}

/**
 * A name for the file of an emoji that no other file of the pack has. A picture that replaces another one needs a new
 * name too, because browsers cache the picture of an address for days.
 */
export function freeFileName(
  shortcode: string,
  source: string,
  files: Readonly<Record<string, string>>,
): string {
  const used = new Set(Object.values(files).map((name) => name.toLowerCase()));
  const extension = extensionOf(source);
  for (let count = 1; ; count += 1) {
    const name = `${shortcode}${count === 1 ? '' : `-${count}`}${extension}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}

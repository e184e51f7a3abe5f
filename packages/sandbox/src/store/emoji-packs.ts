import { EMOJI, emojiFileName, emojiPath } from '../pictures/emoji';
import type { Database } from './database';

export interface EmojiPackRow {
  name: string;
  /** JSON, as the staff has sent it. */
  metadata: string;
}

export interface EmojiFileRow {
  pack: string;
  shortcode: string;
  /** The name in the pack's folder. */
  file: string;
  /** Where the bytes are: an upload, or a picture that is drawn. */
  stored: string;
}

/** The packs of a new server. */
export function seedEmojiPacks(db: Database): void {
  for (const name of new Set(EMOJI.map(({ pack }) => pack))) {
    const description = `Drawn for this server: ${name}`;
    putPack(db, {
      name,
      metadata: JSON.stringify({ description, license: 'CC0-1.0', 'share-files': false }),
    });
  }
  for (const emoji of EMOJI) {
    const { pack, shortcode } = emoji;
    putEmojiFile(db, { pack, shortcode, file: emojiFileName(emoji), stored: emojiPath(emoji) });
  }
  refreshListedEmoji(db);
}

export function putPack(db: Database, { name, metadata }: EmojiPackRow): void {
  db.run('insert or replace into emoji_packs (name, metadata) values (?, ?)', name, metadata);
}

export function findPack(db: Database, name: string): EmojiPackRow | undefined {
  return db.one<EmojiPackRow>('select * from emoji_packs where name = ?', name);
}

export function allPacks(db: Database): EmojiPackRow[] {
  return db.all<EmojiPackRow>('select * from emoji_packs order by name');
}

export function removePack(db: Database, name: string): void {
  db.run('delete from emoji_files where pack = ?', name);
  db.run('delete from emoji_packs where name = ?', name);
}

/** The files of a pack, by shortcode. */
export function filesOfPack(db: Database, pack: string): EmojiFileRow[] {
  return db.all<EmojiFileRow>('select * from emoji_files where pack = ? order by shortcode', pack);
}

export function putEmojiFile(db: Database, row: EmojiFileRow): void {
  db.run(
    'insert or replace into emoji_files (pack, shortcode, file, stored) values (?, ?, ?, ?)',
    row.pack,
    row.shortcode,
    row.file,
    row.stored,
  );
}

export function removeEmojiFile(db: Database, pack: string, shortcode: string): void {
  db.run('delete from emoji_files where pack = ? and shortcode = ?', pack, shortcode);
}

/** Where the bytes of a pack's file are; undefined where there is no such file. */
export function storedEmojiFile(db: Database, pack: string, file: string): string | undefined {
  const row = db.one<EmojiFileRow>('select * from emoji_files where pack = ? and file = ?', pack, file);
  return row?.stored;
}

/** The emoji as people can use them, which may lag behind the packs. */
export function listedEmoji(db: Database): EmojiFileRow[] {
  return db.all<EmojiFileRow>('select * from listed_emoji order by shortcode');
}

/** Those of these shortcodes that people can use. */
export function findListedEmoji(db: Database, shortcodes: readonly string[]): EmojiFileRow[] {
  return db.all<EmojiFileRow>(
    'select * from listed_emoji where shortcode in (select value from json_each(?)) order by shortcode',
    JSON.stringify(shortcodes),
  );
}

export const emojiAddress = ({ pack, file }: Pick<EmojiFileRow, 'pack' | 'file'>): string =>
  `/emoji/${pack}/${file}`;

export function isListedEmoji(db: Database, shortcode: string): boolean {
  return db.one('select 1 from listed_emoji where shortcode = ?', shortcode) !== undefined;
}

/** Lists the emoji that are in the packs now. */
export function refreshListedEmoji(db: Database): void {
  db.run('delete from listed_emoji');
  db.run(
    'insert or ignore into listed_emoji (shortcode, pack, file, stored) select shortcode, pack, file, stored from emoji_files',
  );
}

/** The folders that are no packs yet, each with its files as JSON: name → where the bytes are. */
export function takeEmojiFolders(db: Database): { name: string; files: string }[] {
  const folders = db.all<{ name: string; files: string }>('select * from emoji_folders order by name');
  db.run('delete from emoji_folders');
  return folders;
}

export function putEmojiFolder(db: Database, name: string, files: Readonly<Record<string, string>>): void {
  db.run('insert or replace into emoji_folders (name, files) values (?, ?)', name, JSON.stringify(files));
}

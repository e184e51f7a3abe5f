import { unzip } from 'fflate';
import { type TakenShortcodes, shortcodeOfFile } from './shortcode';

/** The name of a file without its folder and extension, which servers use as its shortcode. */
const bareName = (name: string): string => (name.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');

/**
 * The shortcodes that servers give to the files of a ZIP archive; null for another kind of file. Nothing is unpacked.
 */
export async function readArchive(file: Blob): Promise<readonly string[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const shortcodes = new Set<string>();
  const isRead = await new Promise<boolean>((resolve) => {
    const filter = ({ name }: { name: string }): boolean => {
      if (!name.endsWith('/')) shortcodes.add(bareName(name));
      return false;
    };
    unzip(bytes, { filter }, (error) => resolve(error === null));
  });
  return isRead ? [...shortcodes] : null;
}

/**
 * The shortcodes of an archive by what a server does with them: it leaves out those that are taken, without an error.
 */
export interface ArchiveContents {
  readonly added: readonly string[];
  readonly leftOut: readonly string[];
  /** Those of `added` that have characters which shortcodes in posts can't have. */
  readonly unusual: readonly string[];
}

export function archiveContents(shortcodes: readonly string[], taken: TakenShortcodes): ArchiveContents {
  const added = shortcodes.filter((shortcode) => !taken.has(shortcode));
  return {
    added,
    leftOut: shortcodes.filter((shortcode) => taken.has(shortcode)),
    unusual: added.filter((shortcode) => shortcodeOfFile(shortcode) !== shortcode),
  };
}

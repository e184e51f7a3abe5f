import { unzip } from 'fflate';
import { type TakenShortcodes, shortcodeOfFile } from './shortcode';

/** The name of a file without its folder and extension, which servers take for its shortcode as it is. */
const bareName = (name: string): string => (name.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');

/** The shortcodes that the files of an archive will have; null for what is no archive. The files are not unpacked. */
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

/** What a server will make of an archive: it adds the files whose shortcodes are free, and says nothing of the others. */
export interface ArchiveContents {
  readonly added: readonly string[];
  readonly leftOut: readonly string[];
  /** Of those that are added, the ones that nobody could type as they are. */
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

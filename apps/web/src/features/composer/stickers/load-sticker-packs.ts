import { ApiError, stickerPack } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { log } from '../../../boot/logger';
import type { StickerPackFiles } from './sticker-pack-files';

/** A pack's name and its folder. */
export type StickerFolders = readonly (readonly [name: string, folder: string])[];

/**
 * Loads all packs, sorted by the title from their files. A pack that fails to load is left out and logged. Rejects with
 * `ApiError` if none loads.
 */
export async function loadStickerPacks(
  { send }: Pick<Client, 'send'>,
  folders: StickerFolders,
): Promise<readonly StickerPackFiles[]> {
  const failures: ApiError[] = [];
  async function load(name: string, folder: string): Promise<readonly StickerPackFiles[]> {
    try {
      const { title, tabIcon, stickers } = await send(stickerPack(folder));
      const addressOf = (file: string) => `${folder}${file}`;
      return [
        {
          id: folder,
          title: title.trim() || name,
          icon: addressOf(tabIcon),
          stickers: stickers.map((file) => ({ name: nameOf(file), address: addressOf(file) })),
        },
      ];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('info', `The stickers in ${folder} did not come.`, error.reason.kind);
      failures.push(error);
      return [];
    }
  }

  const packs = (await Promise.all(folders.map(([name, folder]) => load(name, folder)))).flat();
  const [failure] = failures;
  if (packs.length === 0 && failure !== undefined) throw failure;
  return packs.filter(({ stickers }) => stickers.length > 0).sort((a, b) => a.title.localeCompare(b.title));
}

function nameOf(file: string): string {
  const last = file.split('/').at(-1) ?? file;
  return last.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ');
}

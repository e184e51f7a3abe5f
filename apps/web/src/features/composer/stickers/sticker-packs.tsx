import { ApiError, stickerFolders, stickerPack } from '@linnet/api';
import { type Client, perClient } from '@linnet/domain';
import { log } from '../../../boot/logger';
import { LazyPart } from '../../../platform/chunks/lazy-part';
import { Spinner } from '../../../ui/spinner/spinner';
import styles from './stickers.module.css';

/** One image of a pack. */
export interface Sticker {
  /** File name without its extension; nothing else is known about the image. */
  readonly name: string;
  readonly address: string;
}

/** A sticker pack with addresses in place of file names. */
export interface StickerPackFiles {
  /** Its folder, unique among the packs. */
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly stickers: readonly Sticker[];
}

/** A pack's name and its folder. */
type StickerFolders = readonly (readonly [name: string, folder: string])[];

/**
 * Loads all packs, sorted by the title from their files. A pack that fails to load is left out and logged. Rejects with
 * `ApiError` if none loads.
 */
export async function loadStickerPacks(
  { send }: Pick<Client, 'send'>,
  folders: StickerFolders,
): Promise<readonly StickerPackFiles[]> {
  const errors: ApiError[] = [];
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
      log('info', `The stickers in ${folder} could not be loaded.`, error.reason.kind);
      errors.push(error);
      return [];
    }
  }

  const packs = (await Promise.all(folders.map(([name, folder]) => load(name, folder)))).flat();
  const [firstError] = errors;
  if (packs.length === 0 && firstError !== undefined) throw firstError;
  return packs.filter(({ stickers }) => stickers.length > 0).sort((a, b) => a.title.localeCompare(b.title));
}

function nameOf(file: string): string {
  const last = file.split('/').at(-1) ?? file;
  return last.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ');
}

/** The sticker packs of the server, loaded once by the first form that offers them. */
export const stickerFoldersOf = perClient((client) => new LazyPart(() => loadOf(client)));

async function loadOf({ features, send }: Client): Promise<StickerFolders> {
  try {
    const loadedFeatures = await features.load();
    return loadedFeatures.has('stickers') ? Object.entries(await send(stickerFolders())) : [];
  } catch (error) {
    // Servers without stickers answer with an HTML page or a 404; the form then offers none.
    log('info', 'The list of stickers could not be loaded.', error);
    throw error;
  }
}

/** A placeholder of the size of the sticker panel, while that or its contents load. */
export function StickerPlaceholder() {
  return (
    <div className={styles.panel}>
      <div className={styles.loading}>
        <Spinner />
      </div>
    </div>
  );
}

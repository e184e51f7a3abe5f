import { type Client, perClient } from '@linnet/domain';
import { useId, useState } from 'react';
import { LazyPart, useLazyPart } from '../../../platform/chunks/lazy-part';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorState } from '../../../ui/state/error-state';
import {
  type Sticker,
  type StickerPackFiles,
  StickerPlaceholder,
  loadStickerPacks,
  stickerFoldersOf,
} from './sticker-packs';
import styles from './stickers.module.css';

interface PackChoiceProps {
  readonly packs: readonly StickerPackFiles[];
  readonly shown: StickerPackFiles;
  readonly onChoose: (id: string) => void;
}

/** Chooses the sticker pack that is shown. */
function PackChoice({ packs, shown, onChoose }: PackChoiceProps) {
  const text = useText();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={text('stickers.packs')} className={styles.packs}>
      {packs.map(({ id, title, icon }) => (
        <label key={id} className={styles.pack} title={title}>
          <input
            type="radio"
            name={group}
            checked={id === shown.id}
            aria-label={title}
            onChange={() => onChoose(id)}
          />
          <img src={icon} alt="" loading="lazy" draggable={false} />
        </label>
      ))}
    </div>
  );
}

interface StickerGridProps {
  readonly pack: StickerPackFiles;
  /** The sticker that is being fetched. */
  readonly busy: Sticker | null;
  readonly onPick: (sticker: Sticker) => void;
}

/** The stickers of a pack, each a button. */
function StickerGrid({ pack, busy, onPick }: StickerGridProps) {
  return (
    <ul className={styles.grid} aria-label={pack.title}>
      {pack.stickers.map((sticker, index) => (
        <li key={index}>
          <button
            type="button"
            className={styles.sticker}
            aria-label={sticker.name}
            aria-busy={sticker === busy}
            title={sticker.name}
            onClick={() => onPick(sticker)}
          >
            <img src={sticker.address} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The contents of all packs, loaded once when the panel is first opened. */
const stickerPacksOf = perClient((client: Client) => {
  return new LazyPart<readonly StickerPackFiles[]>(async () => {
    const folders = stickerFoldersOf(client).state();
    return folders.state === 'ready' ? loadStickerPacks(client, folders.part) : [];
  });
});

/** The sticker packs of the server, shown one at a time. */
export function StickerPanel({ onPick }: { readonly onPick: (sticker: File) => void }) {
  const text = useText();
  const packsPart = stickerPacksOf(useClient());
  const packs = useLazyPart(packsPart);
  const [packId, setPackId] = useState<string | null>(null);
  /** The sticker that is being fetched, or could not be. */
  const [picked, setPicked] = useState<{ sticker: Sticker; failed: boolean } | null>(null);

  async function handlePick(sticker: Sticker) {
    if (picked?.failed === false) return;
    setPicked({ sticker, failed: false });
    const file = await fetchSticker(sticker);
    setPicked(file === null ? { sticker, failed: true } : null);
    if (file !== null) onPick(file);
  }

  if (packs.state === 'failed' || packs.state === 'late') {
    return (
      <div className={styles.panel}>
        <ErrorState
          title={text('stickers.failed_title')}
          text={text('stickers.failed_text')}
          onRetry={packsPart.retry}
        />
      </div>
    );
  }
  if (packs.state !== 'ready') return <StickerPlaceholder />;
  const [first] = packs.part;
  const shown = packs.part.find(({ id }) => id === packId) ?? first;
  if (shown === undefined) {
    return (
      <div className={styles.panel}>
        <EmptyState title={text('stickers.none_title')} text={text('stickers.none_text')} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <PackChoice packs={packs.part} shown={shown} onChoose={setPackId} />
      {picked?.failed === true && (
        <Note tone="error">{text('stickers.pick_failed', { name: picked.sticker.name })}</Note>
      )}
      <StickerGrid
        key={shown.id}
        pack={shown}
        busy={picked?.failed === false ? picked.sticker : null}
        onPick={(sticker) => void handlePick(sticker)}
      />
    </div>
  );
}

/**
 * Fetches a sticker as a file to upload. Null if that fails or the answer is no image: for a missing file, servers
 * answer with an HTML page.
 */
async function fetchSticker({ address }: Pick<Sticker, 'address'>): Promise<File | null> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit' });
    const picture = await response.blob();
    const isPicture = response.ok && picture.type.startsWith('image/');
    return isPicture ? new File([picture], fileName(address), { type: picture.type }) : null;
  } catch (error) {
    // The browser's errors when there is no network.
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

function fileName(address: string): string {
  return address.split('/').at(-1) ?? 'sticker';
}

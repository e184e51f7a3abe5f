import type { EmojiPack } from '@linnet/api';
import { emojiListingOf, emojiPackOf } from '@linnet/domain/emoji-packs';
import { useRef, useState } from 'react';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { DropOverlay, useDropFiles } from '../../../blocks/uploads/drop-files';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Note } from '../../../ui/note/note';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { EmptyState } from '../../../ui/state/empty-state';
import { packsAddress } from '../emoji/emoji-addresses';
import styles from '../emoji/emoji.module.css';
import { ListingNote } from '../emoji/listing-note';
import { AddEmoji } from './add-emoji';
import { EmojiGrid } from './emoji-grid';
import { PackHead } from './pack-head';

/** One pack: its details, and all of its emoji. */
export function PackPage({ name }: { readonly name: string }) {
  const text = useText();
  const client = useClient();
  const openPack = emojiPackOf(client, name);
  const { value, error, isOffered } = useResource(openPack);
  return (
    <div className={styles.part}>
      <Link className={styles.back} to={packsAddress()}>
        {text('emoji_packs.all_packs')}
      </Link>
      <ListingNote listing={emojiListingOf(client)} />
      {value === null && isOffered && (
        <NotLoaded
          title={text('emoji_packs.pack_failed', { name })}
          reason={error}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void openPack.load()}
        />
      )}
      {!isOffered && (
        <EmptyState title={text('emoji_packs.not_offered')} text={text('emoji_packs.not_offered_text')} />
      )}
      {value !== null && <LoadedPack name={name} pack={value} />}
    </div>
  );
}

function LoadedPack({ name, pack }: { readonly name: string; readonly pack: EmojiPack }) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  /** Null while the form is closed; otherwise the files that it begins with. */
  const [adding, setAdding] = useState<readonly File[] | null>(null);
  const [added, setAdded] = useState(0);
  const drop = useDropFiles(frame, { disabled: adding !== null, onFiles: setAdding });
  const isEmpty = Object.keys(pack.files).length === 0;

  return (
    <div ref={frame} className={styles.pack}>
      <PackHead name={name} pack={pack} onAdd={() => setAdding([])} />
      {added > 0 && (
        <Note tone="success" onDismiss={() => setAdded(0)}>
          {text('emoji_packs.added', { count: added })}
        </Note>
      )}
      {isEmpty ? (
        <EmptyState title={text('emoji_packs.empty')} text={text('emoji_packs.empty_text')} />
      ) : (
        <EmojiGrid name={name} pack={pack} />
      )}
      {adding !== null && (
        <AddEmoji
          name={name}
          files={adding}
          onClose={(count) => {
            setAdding(null);
            setAdded(count);
          }}
        />
      )}
      <DropOverlay state={drop} label={text('emoji_packs.drop')} />
    </div>
  );
}

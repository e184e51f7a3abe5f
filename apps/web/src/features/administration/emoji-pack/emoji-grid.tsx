import type { EmojiPack } from '@linnet/api';
import { emojiPackOf } from '@linnet/domain/emoji-packs';
import { createBulk, leftOf } from '@linnet/domain/staff';
import { useDeferredValue, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { SearchField } from '../../../ui/search-field/search-field';
import { BulkNote } from '../parts-kit/bulk-note';
import { BulkProgress } from '../parts-kit/bulk-progress';
import styles from '../emoji/emoji.module.css';
import { useSomeNames } from '../parts-kit/use-some-names';
import { usePackErrorText } from '../emoji/use-pack-error';
import { EditEmoji } from './edit-emoji';
import { EmojiTiles } from './emoji-tiles';

const MAX_NAMED = 30;

interface EmojiGridProps {
  readonly name: string;
  readonly pack: EmojiPack;
}

/** The emoji of a pack, to search, to change one, and to delete several. */
export function EmojiGrid({ name, pack }: EmojiGridProps) {
  const text = useText();
  const openPack = emojiPackOf(useClient(), name);
  const whyOf = usePackErrorText();
  const someNames = useSomeNames();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const shown = Object.entries(pack.files).filter(([shortcode]) => shortcode.toLowerCase().includes(wanted));
  const [edited, setEdited] = useState<string | null>(null);
  /** The selected shortcodes; null outside of selecting. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [bulk] = useState(() => createBulk<string>());
  const { progress, outcome } = useCell(bulk.state);
  const chosen = [...(selected ?? [])].filter((shortcode) => Object.hasOwn(pack.files, shortcode));

  function handleSelect(shortcode: string) {
    if (selected === null) return setEdited(shortcode);
    const next = new Set(selected);
    if (!next.delete(shortcode)) next.add(shortcode);
    setSelected(next);
  }

  async function handleDelete() {
    setAsking(false);
    const left = leftOf(await bulk.run(chosen, openPack.remove));
    setSelected(left.length === 0 ? null : new Set(left));
  }

  return (
    <section className={styles.emoji} aria-label={text('emoji_packs.emoji_of', { name })}>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={text('emoji_packs.search_emoji')}
          query={query}
          onSearch={setQuery}
        />
        <Button
          aria-pressed={selected !== null}
          onClick={() => setSelected(selected === null ? new Set() : null)}
        >
          {text(selected === null ? 'emoji_packs.select' : 'emoji_packs.select_end')}
        </Button>
      </div>
      {selected !== null && progress === null && (
        <div className={styles.selection}>
          <span role="status">{text('emoji_packs.selected', { count: chosen.length })}</span>
          <Button
            small
            onClick={() => setSelected(new Set([...chosen, ...shown.map(([shortcode]) => shortcode)]))}
          >
            {text('emoji_packs.select_all')}
          </Button>
          <Button small variant="danger" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {text('emoji_packs.delete_emoji', { count: chosen.length })}
          </Button>
        </div>
      )}
      <BulkProgress bulk={bulk} />
      {outcome !== null && (
        <BulkNote
          outcome={outcome}
          nameOf={(shortcode) => `:${shortcode}:`}
          whyOf={whyOf}
          onRetry={bulk.retry}
          onDismiss={bulk.dismiss}
        />
      )}
      {shown.length === 0 && <p className={styles.faint}>{text('emoji_packs.no_emoji_found')}</p>}
      <EmojiTiles pack={name} files={shown} selected={selected} onSelect={handleSelect} />
      {edited !== null && (
        <EditEmoji pack={name} files={pack.files} shortcode={edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={text('emoji_packs.delete_emoji_question', { count: chosen.length })}
        text={
          <>
            {text('emoji_packs.delete_emoji_text')}
            <span className={styles.lost}>
              {someNames(
                chosen.map((shortcode) => `:${shortcode}:`),
                MAX_NAMED,
              )}
            </span>
          </>
        }
        confirmLabel={text('emoji_packs.delete_emoji', { count: chosen.length })}
        onConfirm={() => void handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

import type { EmojiPack } from '@linnet/api';
import { type BatchOutcome, emojiPackOf } from '@linnet/domain/emoji-packs';
import { useDeferredValue, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { SearchField } from '../../../ui/search-field/search-field';
import { BatchOutcomeNote, ProgressLine } from '../emoji/batch-parts';
import styles from '../emoji/emoji.module.css';
import { useBatch } from '../emoji/use-batch';
import { EditEmoji } from './edit-emoji';
import { EmojiTiles } from './emoji-tiles';
import { someOf } from './pack-head';

interface EmojiGridProps {
  readonly name: string;
  readonly pack: EmojiPack;
}

/** The emoji of a pack, to search, to change one, and to delete several. */
export function EmojiGrid({ name, pack }: EmojiGridProps) {
  const text = useText();
  const open = emojiPackOf(useClient(), name);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const shown = Object.entries(pack.files).filter(([shortcode]) => shortcode.toLowerCase().includes(wanted));
  const [edited, setEdited] = useState<string | null>(null);
  /** Null while none can be selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<BatchOutcome<string> | null>(null);
  const batch = useBatch();
  const chosen = [...(selected ?? [])].filter((shortcode) => Object.hasOwn(pack.files, shortcode));

  function handleSelect(shortcode: string) {
    if (selected === null) return setEdited(shortcode);
    const others = new Set(selected);
    if (!others.delete(shortcode)) others.add(shortcode);
    setSelected(others);
  }

  async function handleDelete() {
    setAsking(false);
    const answer = await batch.run(chosen.length, (run) => open.remove(chosen, run));
    setOutcome(answer);
    const left = [...answer.failures.map(({ thing }) => thing), ...answer.untried];
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
      {selected !== null && batch.progress === null && (
        <div className={styles.selection}>
          <span role="status">{text('emoji_packs.selected', { count: chosen.length })}</span>
          <Button small onClick={() => setSelected(new Set(shown.map(([shortcode]) => shortcode)))}>
            {text('emoji_packs.select_all')}
          </Button>
          <Button small variant="danger" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {text('emoji_packs.delete_emoji', { count: chosen.length })}
          </Button>
        </div>
      )}
      {batch.progress !== null && <ProgressLine progress={batch.progress} onStop={batch.stop} />}
      {outcome !== null && <BatchOutcomeNote outcome={outcome} nameOf={(shortcode) => `:${shortcode}:`} />}
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
            <span className={styles.lost}>{someOf(chosen)}</span>
          </>
        }
        confirmLabel={text('emoji_packs.delete_emoji', { count: chosen.length })}
        onConfirm={() => void handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

import { type Emoji, type PickedEmoji, tonedText, withRecent } from '@linnet/domain/emoji';
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { RetryButton } from '../../ui/button/button';
import { SearchField } from '../../ui/search-field/search-field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { EmojiGrid } from './emoji-grid';
import styles from './emoji.module.css';
import { GroupBar } from './group-bar';
import { PickerFoot, QuickRow } from './picker-foot';
import { PickerPlaceholder } from './picker-placeholder';
import { useEmojiGrid } from './use-emoji-grid';
import { findEmoji, useEmojiChoices, useEmojiGroups, useShownGroups } from './use-emoji-groups';

export interface PickerPanelProps {
  /** Offers the server's own emoji too. */
  readonly custom: boolean;
  /** For reactions: the viewer's quick reactions come first. */
  readonly quick?: boolean;
  readonly onPick: (emoji: PickedEmoji) => void;
  /** Called after a pick, unless the viewer wants the picker to stay open. */
  readonly onClose: () => void;
}

/** The picker's content: search, groups, grid and stored choices. */
export function PickerPanel({ custom, quick = false, onPick, onClose }: PickerPanelProps) {
  const text = useText();
  const { state, groups, lacksCustom, retry } = useEmojiGroups({ withCustom: custom, forReactions: quick });
  const [choices, changeChoices] = useEmojiChoices();
  // Read once: an emoji picked now moves to the front only the next time, so that nothing moves under the pointer.
  const [recent] = useState(choices.recent);
  const [query, setQuery] = useState('');
  const [previewed, setPreviewed] = useState<Emoji | null>(null);
  const searched = useDeferredValue(query);
  const shown = useShownGroups(groups, { recent, query: searched });
  const grid = useEmojiGrid(shown);
  const field = useRef<HTMLInputElement>(null);
  const isSearch = searched.trim() !== '';
  const isOutdated = query !== searched;
  // Down was pressed while the grid still showed the results of an earlier query.
  const focusesGrid = useRef(false);
  useLayoutEffect(() => {
    if (!focusesGrid.current || isOutdated) return;
    focusesGrid.current = false;
    grid.focus();
  });

  useEffect(() => {
    // On a touch screen the on-screen keyboard would cover the emoji.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [state]);

  function handlePick(emoji: Emoji) {
    const picked: PickedEmoji =
      emoji.kind === 'unicode'
        ? { kind: 'unicode', text: tonedText(emoji, choices.tone) }
        : { kind: 'custom', shortcode: emoji.shortcode, url: emoji.url };
    changeChoices((before) => withRecent(before, picked));
    onPick(picked);
    if (!choices.keepsOpen) onClose();
  }

  function handleSearch(next: string) {
    focusesGrid.current = false;
    setQuery(next);
  }

  /** Down moves into the grid, Enter picks the best match. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') {
      focusesGrid.current = isOutdated;
      if (!isOutdated) grid.focus();
      return;
    }
    if (query.trim() === '') return;
    // The best match for what is typed, even if the grid doesn't show it yet.
    const best =
      isOutdated || grid.activeCell === null ? findEmoji(groups, query)[0] : grid.emojiAt(grid.activeCell);
    if (best !== undefined) handlePick(best);
  }

  if (state === 'loading') return <PickerPlaceholder />;
  if (state === 'failed') {
    return (
      <div className={styles.panel}>
        <ErrorState title={text('emoji.failed_title')} text={text('emoji.failed_text')} onRetry={retry} />
      </div>
    );
  }
  const [found] = shown;
  return (
    <div className={styles.panel}>
      <SearchField
        label={text('emoji.search_emoji')}
        className={styles.search}
        field={field}
        query={query}
        onSearch={handleSearch}
        onKeyDown={handleKeyDown}
      />
      {quick && !isSearch && <QuickRow groups={groups} tone={choices.tone} onPick={handlePick} />}
      {!isSearch && <GroupBar groups={shown} current={grid.group} onJump={grid.jumpTo} />}
      {lacksCustom && (
        <div className={styles.missing} role="alert">
          <span>{text('emoji.custom_missing')}</span>
          <RetryButton onClick={retry} />
        </div>
      )}
      <output className={styles.count}>
        <VisuallyHidden>
          {isSearch && text('emoji.found_count', { count: found?.emoji.length ?? 0 })}
        </VisuallyHidden>
      </output>
      {found === undefined ? (
        <EmptyState title={text('emoji.none_title')} text={text('emoji.none_text')} />
      ) : (
        <EmojiGrid
          grid={grid}
          tone={choices.tone}
          onPick={handlePick}
          onPreview={setPreviewed}
          onSearchKey={() => field.current?.focus()}
        />
      )}
      <PickerFoot choices={choices} onChange={changeChoices} previewed={previewed} />
    </div>
  );
}

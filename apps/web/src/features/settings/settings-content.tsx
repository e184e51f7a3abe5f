import { allSettings } from '@linnet/domain/settings';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { Note } from '../../ui/note/note';
import { SearchField } from '../../ui/search-field/search-field';
import { Switch } from '../../ui/check/check';
import { useChangedSettings } from './changed-settings';
import { FoundSettings } from './found-settings';
import styles from './settings-content.module.css';
import { SettingsTabs } from './settings-tabs';
import type { SettingsAddress } from './shown-settings';
import { ShownTab } from './shown-tab';
import { useChangeSettings } from './use-change-settings';
import { type TabContents, settingsAddress } from './window-tabs';

const FIELDS = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Handles Ctrl+Z outside of text fields. */
function useUndoKey(onUndo: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface SettingsContentProps {
  readonly address: SettingsAddress;
  readonly contents: TabContents;
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Its initial scroll position in pixels. */
  readonly initialScroll: RefObject<number>;
}

/** Search field, tabs and the open tab. Tab and query are in the address. */
export function SettingsContent({ address, contents, scroller, initialScroll }: SettingsContentProps) {
  const text = useText();
  const id = useId();
  const narrow = useLayout() === 'narrow';
  const { tabs, tab, query, at, part } = address;
  const changed = useChangedSettings();
  const level = useListedSetting('expertLevel', allSettings.expertLevel);
  const { environment } = useClient();
  const { change, undo, showResult, isSaveFailed, dismissError } = useChangeSettings();
  useUndoKey(undo);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: initialScroll.current, behavior: 'instant' });
  }, [scroller, initialScroll]);
  // The error is about the last change: it is cleared when the window closes.
  useEffect(() => dismissError, [dismissError]);
  const isSearch = query.trim() !== '';
  const isExpert = level.value > 0;
  const isList = tab === undefined && !isSearch;

  function handleSearch(query: string) {
    navigate(settingsAddress({ tab, query: query }), { replace: true });
  }

  const error = isSaveFailed && (
    <div className={styles.note}>
      <Note tone="error">
        {text('settings.saving_err', { keeps: String(environment.storage.available) })}
      </Note>
    </div>
  );

  return (
    <div className={styles.content} data-narrow={narrow}>
      <div className={styles.bar}>
        <SearchField
          label={text('settings.search')}
          className={styles.search}
          query={query}
          onSearch={handleSearch}
        />
        <label className={styles.expert} htmlFor={id}>
          {text('settings.expertLevel')}
          <Switch id={id} checked={isExpert} onChange={(on) => showResult(level.write(on ? 1 : undefined))} />
        </label>
      </div>
      {isList && error}
      {(!narrow || isList) && (
        <SettingsTabs
          tabs={tabs}
          openTab={isSearch ? null : (tab ?? null)}
          changed={changed.length}
          alone={isList}
        />
      )}
      {!isList && (
        // The key remounts the element, so that a new tab starts at its top.
        <div key={isSearch ? '' : tab} ref={scroller} className={styles.scroller}>
          {error}
          {isSearch || tab === undefined ? (
            <FoundSettings query={query} change={change} onShowAll={() => handleSearch('')} />
          ) : (
            <ShownTab tab={tab} at={at} part={part} expert={isExpert} contents={contents} change={change} />
          )}
        </div>
      )}
    </div>
  );
}

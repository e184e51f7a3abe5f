import { settingChanges, temporaryChange } from '@linnet/domain/settings';
import Check from 'lucide-react/icons/check';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { useKnownText, useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './settings-foot.module.css';
import { SAVED_NOTICE_MS, saveResultOf, useChangeSettings } from './use-change-settings';
import type { WindowTab } from './window-tabs';

/** Says for a moment that a change was saved; otherwise, how changes are saved. */
function SaveState({ idle }: { readonly idle: MessageId }) {
  const text = useText();
  const client = useClient();
  const mark = saveResultOf(client).savedAt;
  const at = useCell(mark);
  // The change may have been saved while the window was closed.
  const [now] = useState(client.environment.now);
  useTimeout(
    () => mark.set(null),
    at === null ? null : Math.max(0, at + SAVED_NOTICE_MS - Math.max(at, now)),
    at,
  );
  return (
    <div className={styles.text}>
      {/* Rendered while empty, too: screen readers don't read a live region that appears together with its text. */}
      <p className={styles.saved} role="status">
        {at !== null && (
          <>
            <Icon of={Check} size="small" />
            {text('settings.saving_ok')}
          </>
        )}
      </p>
      {at === null && <p className={styles.idle}>{text(idle)}</p>}
    </div>
  );
}

interface SettingsFootProps {
  /** The open tab; undefined while all tabs are listed. */
  readonly tab: WindowTab | undefined;
}

/** The foot of the window: the result of the last change, and Undo. It covers nothing that can be clicked. */
export function SettingsFoot({ tab }: SettingsFootProps) {
  const client = useClient();
  const changes = settingChanges(client);
  const lastChange = useCell(changes.next);
  // The bar of a change on trial has its own button to revert it.
  const trial = useCell(temporaryChange(client).pending);
  const { undo } = useChangeSettings();
  const undoLabel = useUndoLabel(lastChange?.settingKeys ?? []);
  const foot = useRef<HTMLDivElement>(null);

  function handleUndo() {
    undo();
    // The button is removed with the last change, so the foot takes its focus.
    if (changes.next.get() === null) foot.current?.focus();
  }

  return (
    <div ref={foot} className={styles.foot} tabIndex={-1}>
      <SaveState
        idle={tab === 'profile' || tab === 'style' ? 'settings.saved_with_button' : 'settings.saved_at_once'}
      />
      {lastChange !== null && trial === null && (
        <Button small icon={<Icon of={Undo} size="small" mirrored />} onClick={handleUndo}>
          <span className={styles.label}>{undoLabel}</span>
        </Button>
      )}
    </div>
  );
}

/** The label of Undo: names a single setting, and counts several. */
function useUndoLabel(keys: readonly string[]): string {
  const text = useText();
  const label = useKnownText()(`settings.${keys[0] ?? ''}`);
  return keys.length === 1 && label !== null
    ? text('settings.undo_one', { label })
    : text('settings.undo_many', { count: keys.length });
}

interface TemporaryChangeBarProps {
  /** Called after the change was kept and stored. */
  readonly onKept?: () => void;
}

/**
 * Asks whether to keep the change that is on trial, and counts down to its end. Its own size does not depend on settings,
 * so that it stays usable.
 */
export function TemporaryChangeBar({ onKept }: TemporaryChangeBarProps) {
  const text = useText();
  const tried = useCell(temporaryChange(useClient()).pending);
  const { keep, undo } = useChangeSettings();
  if (tried === null) return null;

  function handleKeep() {
    if (keep()) onKept?.();
  }

  return (
    <section className={styles.bar} aria-label={text('settings.keep_question')}>
      <p className={styles.keepQuestion} role="status">
        {text('settings.keep_question')}
      </p>
      <Seconds key={tried.endsAt} until={tried.endsAt} />
      <Button onClick={undo}>{text('settings.revert')}</Button>
      <Button variant="primary" onClick={handleKeep}>
        {text('settings.keep')}
      </Button>
    </section>
  );
}

/** The remaining seconds. Hidden from screen readers, which would read every second. */
function Seconds({ until }: { readonly until: number }) {
  const text = useText();
  const { now } = useClient().environment;
  const [remaining, setLeft] = useState(() => until - now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - now()), 250);
    return () => clearInterval(timer);
  }, [until, now]);
  return (
    <p className={styles.seconds} aria-hidden>
      {text('settings.keep_seconds', { seconds: Math.max(0, Math.ceil(remaining / 1000)) })}
    </p>
  );
}

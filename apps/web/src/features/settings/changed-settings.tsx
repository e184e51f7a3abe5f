import { type AnySettingKey, type PlacedSetting, allSettings } from '@linnet/domain/settings';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../blocks/list-foot/use-focus-after-removal';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useOffersSetting } from '../../platform/client/use-own-profile';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { EmptyState } from '../../ui/state/empty-state';
import styles from './changed-settings.module.css';
import { filterSettings } from './find-settings';
import { usePins } from './controls/own-value';
import { GatheredSettings } from './settings-group';
import { shownGroups } from '../../blocks/find/shown-groups';
import type { ChangeSettings } from './use-change-settings';

/** The settings that are offered and that the person has changed or pinned to this device. */
export function useChangedSettings(): readonly AnySettingKey[] {
  const ownValues = useCell(useClient().settings.own);
  const { isPinned } = usePins();
  const offers = useOffersSetting();
  return shownGroups
    .flatMap(({ keys }) => keys)
    .filter((key) => {
      const setting: PlacedSetting<unknown> = allSettings[key];
      const isChosen = ownValues[key] !== undefined && setting.read(ownValues[key]) !== undefined;
      return offers(key) && (isChosen || isPinned(key, setting));
    });
}

/** All settings that the person has changed, from all tabs. */
export function ChangedSettings({ change }: { readonly change: ChangeSettings }) {
  const text = useText();
  const changed = useChangedSettings();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useFocusAfterRemoval(changed);
  const groups = filterSettings(shownGroups, (key) => changed.includes(key));

  function handleReset() {
    setIsAsking(false);
    // Also unpins all settings from this device.
    change({ ...Object.fromEntries(changed.map((key) => [key, undefined])), keptHere: undefined });
  }

  return (
    <>
      {changed.length === 0 ? (
        <EmptyState title={text('settings.none_changed')} text={text('settings.none_changed_text')} />
      ) : (
        <div className={styles.head}>
          <p className={styles.text}>{text('settings.changed_text', { count: changed.length })}</p>
          <Button onClick={() => setIsAsking(true)}>{text('settings.reset_all')}</Button>
        </div>
      )}
      {/* Keeps the focus in the list when a reset row is removed. */}
      <div {...frame} className={styles.frame}>
        <GatheredSettings groups={groups} change={change} />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('settings.reset_question', { count: changed.length })}
        text={text('settings.reset_question_text')}
        confirmLabel={text('settings.reset_all')}
        danger
        onConfirm={handleReset}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

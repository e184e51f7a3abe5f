import { type AnySettingKey, type PlacedSetting, allSettings, settingChanges } from '@linnet/domain/settings';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keyWordsOf, partPath, settingsParts } from '../../blocks/find/settings-parts';
import { shownGroups } from '../../blocks/find/shown-groups';
import { useSettingWords } from '../../blocks/find/use-setting-words';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useLacks } from '../../platform/client/use-has';
import { useOffersSetting } from '../../platform/client/use-own-profile';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './commands';

const listedSettings = shownGroups.flatMap(({ tab, keys }) => keys.map((key) => ({ tab, key })));

/**
 * A command for every setting and every other part of the settings. Settings that are on or off are switched; the
 * others are opened in the settings.
 */
export function useSettingCommands(onSwitch: (key: AnySettingKey, on: boolean) => void): readonly Command[] {
  const text = useText();
  const wordsOf = useSettingWords();
  const { settings } = useClient();
  const lacks = useLacks();
  const offers = useOffersSetting();
  const isSignedIn = useSession().state !== 'visitor';
  const ownSettings = useCell(settings.own);
  const instanceSettings = useCell(settings.instance);
  const accountSettings = useCell(settings.account);
  // Strings, so that the dependencies of the memo compare by value.
  const offered = listedSettings.flatMap(({ key }) => (offers(key) ? [key] : [])).join(' ');
  const missing = settingsParts.flatMap(({ id, needs }) => (lacks(needs) ? [id] : [])).join(' ');

  return useMemo(() => {
    const missingParts = new Set(missing.split(' '));
    const offeredKeys = new Set(offered.split(' '));
    const parts = settingsParts
      .filter(({ who, id }) => (who === 'everyone' || isSignedIn) && (id === null || !missingParts.has(id)))
      .map((part): Command => ({
        id: `part ${part.tab} ${part.id}`,
        group: 'settings',
        label: text(part.name),
        detail: text(part.id === null ? 'settings.settings' : `settings.tab.${part.tab}`),
        keywords: (part.words ?? []).map((word) => text(word)).join(' '),
        icon: SlidersHorizontal,
        run: () => navigate(partPath(part)),
      }));
    const listed = listedSettings
      .filter(({ key }) => offeredKeys.has(key))
      .map(({ tab, key }): Command => {
        const setting: PlacedSetting<unknown> = allSettings[key];
        const { label, hint } = wordsOf(key);
        const visit = () => navigate(`${pathTo('settings')}?${new URLSearchParams({ tab, at: key })}`);
        const isFlag =
          setting.form.is === 'flag' && setting.control.by === 'screen' && setting.risky !== true;
        const isOn = isFlag && settings.valueOf(key, setting) === true;
        return {
          id: `setting ${key}`,
          group: 'settings',
          label,
          detail: text(`settings.tab.${tab}`),
          keywords: `${hint ?? ''} ${keyWordsOf(key, setting)}`,
          icon: SlidersHorizontal,
          run: isFlag ? () => onSwitch(key, !isOn) : visit,
          ...(isFlag && { isOn, visit }),
        };
      });
    return [...parts, ...listed];
    // `settings` is a dependency because the values change with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    text,
    wordsOf,
    settings,
    onSwitch,
    isSignedIn,
    ownSettings,
    instanceSettings,
    accountSettings,
    offered,
    missing,
  ]);
}

/** For how long a notice offers Undo after the bar was closed. */
const UNDO_NOTICE_MS = 8000;

interface Switched {
  /** The label of the setting. */
  readonly name: string;
  readonly on: boolean;
  readonly undo: () => void;
}

interface SwitchedSetting {
  /** The setting that was switched last in the open bar; null for none, and after Undo. */
  readonly switched: Switched | null;
  readonly onSwitch: (key: AnySettingKey, on: boolean) => void;
}

/** Switches settings, and offers Undo: in the bar, or in a notice after it was closed. */
export function useSwitchedSetting(): SwitchedSetting {
  const wordsOf = useSettingWords();
  const client = useClient();
  const [switched, setSwitched] = useState<Switched | null>(null);
  const last = useRef<Switched | null>(null);

  const show = useCallback((next: Switched | null): void => {
    last.current = next;
    setSwitched(next);
  }, []);

  const onSwitch = useCallback(
    (key: AnySettingKey, on: boolean): void => {
      const { settings, notices } = client;
      const previous = settings.own.get()[key];
      const write = (value: unknown): boolean => {
        const isStored = settingChanges(client).change({ [key]: value });
        if (!isStored) notices.add({ level: 'error', key: 'errors.storage_unavailable' });
        return isStored;
      };
      function undo(): void {
        write(previous);
        show(null);
      }
      if (write(on)) show({ name: wordsOf(key).label, on, undo });
    },
    [client, wordsOf, show],
  );

  // When the bar closes, the notice takes over.
  useEffect(
    () => () => {
      if (last.current === null) return;
      const { name, on, undo } = last.current;
      last.current = null;
      client.notices.add({
        level: 'info',
        key: on ? 'commands.switched_on' : 'commands.switched_off',
        values: { name },
        action: { label: 'general.undo', run: undo },
        duration: UNDO_NOTICE_MS,
      });
    },
    [client],
  );

  return { switched, onSwitch };
}

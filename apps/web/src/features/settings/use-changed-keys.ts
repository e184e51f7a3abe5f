import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { shownGroups } from './shown-settings';

/** The settings on the screen that have a value of the person's own. */
export function useChangedKeys(): readonly AnySettingKey[] {
  const own = useCell(useClient().settings.own);
  return useMemo(
    () =>
      shownGroups
        .flatMap(({ keys }) => keys)
        .filter((key) => {
          const setting: PlacedSetting<unknown> = allSettings[key];
          return own[key] !== undefined && setting.read(own[key]) !== undefined;
        }),
    [own],
  );
}

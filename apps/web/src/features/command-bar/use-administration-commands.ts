import { openParts, readPartId } from '@linnet/domain/staff';
import { useMemo } from 'react';
import { partEntries, partPath } from '../../blocks/administration/part-entries';
import { useStaffScene } from '../../blocks/administration/use-staff-scene';
import { useEnsureText, useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import type { Command } from './commands';

/** Commands that open the parts of the administration. Their texts are loaded for staff only. */
export function useAdministrationCommands(): readonly Command[] {
  const text = useText();
  const parts = openParts(useStaffScene());
  const words = useEnsureText(parts.length > 0, 'administration');
  // One string, so that unchanged parts are an identical value.
  const ids = words.state === 'ready' ? parts.join(' ') : '';

  return useMemo(
    () =>
      ids
        .split(' ')
        .flatMap((id) => readPartId(id) ?? [])
        .map((id) => ({
          id: `administration ${id}`,
          group: 'screens',
          label: text(partEntries[id].title),
          detail: text('nav.administration'),
          icon: partEntries[id].icon,
          run: () => navigate(partPath(id)),
        })),
    [ids, text],
  );
}

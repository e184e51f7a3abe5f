import { type AnySettingKey, settingChanges } from '@linnet/domain/settings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';

/** Milliseconds for which the notice offers Undo after the bar was closed. */
const OFFERED = 8000;

interface Switched {
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
  const text = useText();
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
      const before = settings.own.get()[key];
      const write = (value: unknown): boolean => {
        const isKept = settingChanges(client).change({ [key]: value });
        if (!isKept) notices.add({ level: 'error', key: 'errors.storage_unavailable' });
        return isKept;
      };
      function undo(): void {
        write(before);
        show(null);
      }
      if (write(on)) show({ name: text(`settings.${key}`), on, undo });
    },
    [client, text, show],
  );

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
        lasts: OFFERED,
      });
    },
    [client],
  );

  return { switched, onSwitch };
}

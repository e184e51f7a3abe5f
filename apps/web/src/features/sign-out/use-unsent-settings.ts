import { createCell } from '@linnet/domain';
import { syncedSettingsOf } from '@linnet/domain/synced';
import { useEffect, useRef, useState } from 'react';
import { storageKeys } from '../../boot/storage-keys';
import { useCell, useClient } from '../../platform/client/client-provider';

/** Used before the synchronisation of settings has started. */
const notYet = createCell<unknown>({});

interface UnsentSettings {
  /** Whether the server stores no settings, and muted words, highlights or pins are in this browser only. */
  readonly areAlone: () => boolean;
  /** Stores what no server has, until the person signs in again. */
  readonly putAside: () => void;
  /** Not all changes could be sent to the server. */
  readonly areLost: boolean;
  /** The changes are being sent. */
  readonly pending: boolean;
  /**
   * Calls back once there is nothing left to send: at once, or after sending. The argument says whether that succeeded.
   */
  readonly settle: (then: (isSettled: boolean) => void) => void;
}

/** Changes of settings that are not yet sent to the server: signing out removes the token that they need. */
export function useUnsentSettings(requested: boolean): UnsentSettings {
  const settings = useCell(syncedSettingsOf(useClient()));
  // It is known only after the start whether the server stores settings.
  const onServer = useCell(settings?.onServer ?? notYet);
  const [areLost, setLost] = useState(false);
  const [pending, setPending] = useState(false);
  const isRequested = useRef(requested);

  useEffect(() => {
    isRequested.current = requested;
    if (!requested || settings === null) return;
    // Sends while the question is being read.
    void settings.settle().then((isSettled) => isRequested.current && setLost(!isSettled));
    return () => {
      isRequested.current = false;
      setLost(false);
      setPending(false);
    };
  }, [requested, settings]);

  function settle(then: (isSettled: boolean) => void) {
    if (settings === null || settings.isSettled()) return then(true);
    setPending(true);
    void settings.settle().then((isSettled) => {
      if (!isRequested.current) return;
      setPending(false);
      setLost(!isSettled);
      then(isSettled);
    });
  }

  return {
    areAlone: () => onServer === null && settings?.hasLocalOnly() === true,
    putAside: () => settings?.putAside(),
    areLost,
    pending,
    settle,
  };
}

/** Follows when another tab changes the session of this browser. */
export function useOtherPages(): void {
  const { accounts } = useClient();
  useEffect(() => {
    // The key is null if all of the storage was cleared.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.session || key === null) accounts.follow();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [accounts]);
}

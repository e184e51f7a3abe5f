import { createCell } from '@linnet/domain';
import { syncedSettingsOf } from '@linnet/domain/synced';
import { useEffect, useRef, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';

/** Used before the synchronisation of settings has started. */
const notStarted = createCell<unknown>({});

interface UnsentSettings {
  /** Whether the server stores no settings, and muted words, highlights or pins are in this browser only. */
  readonly isOnlyHere: () => boolean;
  /** Stores what no server has, until the person signs in again. */
  readonly storeLocally: () => void;
  /** Not all changes could be sent to the server. */
  readonly isUnsent: boolean;
  /** The changes are being sent. */
  readonly pending: boolean;
  /**
   * Calls back once there is nothing left to send: at once, or after sending. The argument says whether that succeeded.
   */
  readonly sendAll: (then: (isSettled: boolean) => void) => void;
}

/** Changes of settings that are not yet sent to the server: signing out removes the token that they need. */
export function useUnsentSettings(requested: boolean): UnsentSettings {
  const settings = useCell(syncedSettingsOf(useClient()));
  // Whether the server stores settings is known only after the start.
  const onServer = useCell(settings?.onServer ?? notStarted);
  const [isUnsent, setUnsent] = useState(false);
  const [pending, setPending] = useState(false);
  const isRequested = useRef(requested);

  useEffect(() => {
    isRequested.current = requested;
    if (!requested || settings === null) return;
    // Sends while the question is being read.
    void settings.settle().then((isSettled) => isRequested.current && setUnsent(!isSettled));
    return () => {
      isRequested.current = false;
      setUnsent(false);
      setPending(false);
    };
  }, [requested, settings]);

  function sendAll(then: (isSettled: boolean) => void) {
    if (settings === null || settings.isSettled()) return then(true);
    setPending(true);
    void settings.settle().then((isSettled) => {
      if (!isRequested.current) return;
      setPending(false);
      setUnsent(!isSettled);
      then(isSettled);
    });
  }

  return {
    isOnlyHere: () => onServer === null && settings?.hasLocalOnly() === true,
    storeLocally: () => settings?.putAside(),
    isUnsent,
    pending,
    sendAll,
  };
}

import { createCell } from '@linnet/domain';
import { settling } from '@linnet/domain/synced';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

/** Before anybody keeps the settings in step. */
const notYet = createCell<unknown>({});

interface UnsentSettings {
  /** There are words, marks or pins that are nowhere but in this browser. */
  readonly areAlone: () => boolean;
  /** Keeps what no server has, for when the person is back. */
  readonly putAside: () => void;
  /** The server could not be told of everything that was chosen. */
  readonly areLost: boolean;
  /** It is being told. */
  readonly pending: boolean;
  /** Does something at once where there is nothing to be told, else when it was; hears whether that worked. */
  readonly settle: (then: (isSettled: boolean) => void) => void;
}

/** Settings on their way to the server: who leaves takes the token along that they need. */
export function useUnsentSettings(asked: boolean): UnsentSettings {
  const settings = useCell(settling(useClient()));
  // Whether the server keeps any is known a moment after the start.
  const onServer = useCell(settings?.onServer ?? notYet);
  const [areLost, setLost] = useState(false);
  const [pending, setPending] = useState(false);
  const isAsked = useRef(asked);

  useEffect(() => {
    isAsked.current = asked;
    if (!asked || settings === null) return;
    // While the question is being read.
    void settings.settle().then((isSettled) => isAsked.current && setLost(!isSettled));
    return () => {
      isAsked.current = false;
      setLost(false);
      setPending(false);
    };
  }, [asked, settings]);

  function settle(then: (isSettled: boolean) => void) {
    if (settings === null || settings.isSettled()) return then(true);
    setPending(true);
    void settings.settle().then((isSettled) => {
      if (!isAsked.current) return;
      setPending(false);
      setLost(!isSettled);
      then(isSettled);
    });
  }

  return {
    areAlone: () => onServer === null && settings?.holdsAlone() === true,
    putAside: () => settings?.putAside(),
    areLost,
    pending,
    settle,
  };
}

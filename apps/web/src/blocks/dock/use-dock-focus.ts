import { type WindowId, dockOf } from '@linnet/domain/dock';
import { useCallback } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';

/** Whether a window of the dock, or what it is minimised to, is to take the focus now. */
export function useDockFocus(id: WindowId, part: 'window' | 'head') {
  const { focus } = dockOf(useClient());
  const wanted = useCell(focus);
  const onFocused = useCallback(() => focus.set(null), [focus]);
  return { takesFocus: wanted?.id === id && wanted.part === part, onFocused };
}

import { type WindowId, dockOf } from '@linnet/domain/dock';
import { type ReactNode, useCallback } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { DockHead, DockWindow } from '../../ui/dock/dock';

/** Whether a window of the dock, or its button, is to take the focus now. */
function useDockFocus(id: WindowId, part: 'window' | 'head') {
  const { focus } = dockOf(useClient());
  const wanted = useCell(focus);
  const onFocused = useCallback(() => focus.set(null), [focus]);
  return { takesFocus: wanted?.id === id && wanted.part === part, onFocused };
}

interface WindowPartProps {
  readonly id: WindowId;
  /** What the window is called. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A window beside the page. */
export function PageWindow({ title, ...props }: WindowPartProps & { readonly title: ReactNode }) {
  const { id } = props;
  const dock = dockOf(useClient());
  return (
    <DockWindow
      {...useDockFocus(id, 'window')}
      name={props.name}
      title={title}
      onMinimise={() => dock.minimise(id)}
      onClose={() => dock.close(id)}
    >
      {props.children}
    </DockWindow>
  );
}

interface WindowHeadProps extends WindowPartProps {
  /** How much is new, and the same in words. */
  readonly count: number;
  readonly countLabel: string;
}

/** The button that opens or minimises a window, with the number of new messages. */
export function WindowHead({ id, name, count, countLabel, children }: WindowHeadProps) {
  const numbers = useNumberFormat();
  const dock = dockOf(useClient());
  const isOpen = useCell(dock.windows).some((window) => window.id === id && window.isOpen);
  return (
    <DockHead
      {...useDockFocus(id, 'head')}
      name={name}
      isOpen={isOpen}
      count={count > 0 ? { shown: numbers.full(count), label: countLabel } : null}
      onClick={() => (isOpen ? dock.minimise(id) : dock.open(id))}
    >
      {children}
    </DockHead>
  );
}

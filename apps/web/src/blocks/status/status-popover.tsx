import type { StatusId } from '@linnet/api';
import type { ReactNode } from 'react';
import type { TriggerProps } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { StatusPopoverContent } from './status-popover-content';

interface StatusPopoverProps {
  id: StatusId;
  /** Accessible name of the popover: "Reply to @wren". */
  label: string;
  /** Renders a plain button, onto which the props are spread. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** A popover with another status, which is fetched if it is not in the graph. */
export function StatusPopover({ id, label, trigger }: StatusPopoverProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => <StatusPopoverContent id={id} onLeave={close} />}
    </Popover>
  );
}

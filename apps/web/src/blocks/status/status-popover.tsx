import type { StatusId } from '@linnet/api';
import type { ReactNode } from 'react';
import type { TriggerProps } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { StatusPopoverContent } from './status-popover-content';

interface StatusPopoverProps {
  id: StatusId;
  /** What the popover shows: "Reply to @wren". */
  label: string;
  /** A plain button; spread the props onto it. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** Shows another status without leaving this one. It is fetched when it is not known. */
export function StatusPopover({ id, label, trigger }: StatusPopoverProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => <StatusPopoverContent id={id} onLeave={close} />}
    </Popover>
  );
}

import type { PeopleOf } from '@linnet/domain/fetching';
import type { ReactNode } from 'react';
import type { TriggerProps } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { laterPart } from '../status/later-part';

const Content = laterPart((parts) => parts.PeoplePopoverContent);

interface PeoplePopoverProps {
  of: PeopleOf;
  /** How many the status says there are; the server may not send them all. */
  count: number;
  /** Who is listed: "Favourited by". */
  label: string;
  /** A plain button; spread the props onto it. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** Who favourited, repeated or quoted a status. Asked for when it opens. */
export function PeoplePopover({ of, count, label, trigger }: PeoplePopoverProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => <Content of={of} count={count} label={label} onLeave={close} />}
    </Popover>
  );
}

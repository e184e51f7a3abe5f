import type { PeopleOf } from '@linnet/domain/fetching';
import type { ReactNode } from 'react';
import type { TriggerProps } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';

const Content = lazyPart(
  () => import('./people-popover-content').then((part) => part.PeoplePopoverContent),
  PeopleSkeleton,
);

interface PeoplePopoverProps {
  of: PeopleOf;
  /** The count of the status; the server may send fewer people. */
  count: number;
  /** Title of the list: "Favourited by". */
  label: string;
  /** Renders a plain button, onto which the props are spread. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** A popover with the people who favourited, repeated or quoted a status. Loaded when it opens. */
export function PeoplePopover({ of, count, label, trigger }: PeoplePopoverProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => <Content of={of} count={count} label={label} onLeave={close} />}
    </Popover>
  );
}

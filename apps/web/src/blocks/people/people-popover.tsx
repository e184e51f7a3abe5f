import type { ReactNode } from 'react';
import type { TriggerProps } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import type { PeoplePopoverContentProps } from './people-popover-content';

const Content = lazyPart(
  () => import('./people-popover-content').then((part) => part.PeoplePopoverContent),
  PeopleSkeleton,
);

interface PeoplePopoverProps extends Omit<PeoplePopoverContentProps, 'onNavigate'> {
  /** Renders a plain button, onto which the props are spread. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** A popover with the people who favourited, repeated or quoted a status. Loaded when it opens. */
export function PeoplePopover({ trigger, ...content }: PeoplePopoverProps) {
  return (
    <Popover label={content.label} trigger={trigger}>
      {(close) => <Content {...content} onNavigate={close} />}
    </Popover>
  );
}

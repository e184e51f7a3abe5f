import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { Floating } from '../floating/floating';
import { type TriggerProps, useTrigger } from '../floating/use-trigger';
import { IconButton } from '../icon-button/icon-button';
import type { MenuViewProps } from './menu-view';

/** The label is also the name of the button. */
interface MenuProps extends Pick<MenuViewProps, 'label' | 'items' | 'align'> {
  /** The icon of the button; three dots by default. */
  readonly icon?: LucideIcon;
  /** Renders another button; spread the props onto it. */
  readonly trigger?: (props: TriggerProps) => ReactNode;
}

/** A button that opens a menu of actions. */
export function Menu({ icon = Ellipsis, trigger, ...menu }: MenuProps) {
  const { open, setOpen, triggerProps } = useTrigger('menu');
  return (
    <>
      {trigger ? trigger(triggerProps) : <IconButton {...triggerProps} name={menu.label} icon={icon} />}
      <Floating open={open} onClose={() => setOpen(false)}>
        {({ MenuView }) => (
          <MenuView {...menu} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />
        )}
      </Floating>
    </>
  );
}

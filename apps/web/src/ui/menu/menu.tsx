import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { Floating } from '../floating/floating';
import { type TriggerProps, useTrigger } from '../floating/use-trigger';
import { IconButton } from '../icon-button/icon-button';
import type { MenuItem } from './menu-item';

interface MenuProps {
  /** What the menu is for; also the name of its button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Which edges of button and menu are aligned. */
  readonly align?: 'start' | 'end';
  /** The icon of the button; three dots by default. */
  readonly icon?: LucideIcon;
  /** Renders another button; spread the props onto it. */
  readonly trigger?: (props: TriggerProps) => ReactNode;
}

/** A button that opens a menu of actions. */
export function Menu({ label, items, align, icon = Ellipsis, trigger }: MenuProps) {
  const { open, setOpen, triggerProps } = useTrigger('menu');
  return (
    <>
      {trigger ? trigger(triggerProps) : <IconButton {...triggerProps} name={label} icon={icon} />}
      <Floating open={open} onClose={() => setOpen(false)}>
        {({ MenuView }) => (
          <MenuView
            label={label}
            items={items}
            {...(align !== undefined && { align })}
            anchor={triggerProps.ref}
            open={open}
            onOpenChange={setOpen}
          />
        )}
      </Floating>
    </>
  );
}

import { Menu } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { Link, otherSite } from '../../platform/navigation/link';
import floating from '../floating/floating.module.css';
import { guardOpenChange, returnFocus, stillAnchor, usePhoneBack } from '../floating/popup';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import type { MenuItem } from './menu-item';
import styles from './menu.module.css';

export interface MenuViewProps {
  /** What the menu is for. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Which edges of button and menu are aligned; the end edges by default. */
  readonly align?: 'start' | 'end';
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function MenuView({ label, items, align = 'end', anchor, open, onOpenChange }: MenuViewProps) {
  const surface = useRef<HTMLDivElement>(null);
  const getAnchor = useCallback(() => stillAnchor(anchor, surface), [anchor]);
  usePhoneBack(open, () => onOpenChange(false));
  return (
    <Menu.Root open={open} onOpenChange={guardOpenChange({ anchor, onOpenChange })} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          className={floating.positioner}
          anchor={getAnchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            ref={surface}
            className={join(floating.surface, styles.menu)}
            aria-label={label}
            finalFocus={returnFocus(anchor)}
          >
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }): ReactNode {
  if (item.kind === 'separator') return <Menu.Separator className={styles.separator} />;
  const content = (
    <>
      {item.icon ? <Icon of={item.icon} /> : item.image}
      <span className={styles.label}>{item.label}</span>
      {item.hotkey !== undefined && <kbd aria-hidden>{item.hotkey}</kbd>}
    </>
  );
  if (item.kind === 'link') {
    const link = item.isExternal ? { href: item.to, ...otherSite } : { render: <Link to={item.to} /> };
    return (
      <Menu.LinkItem className={styles.entry} {...link} closeOnClick>
        {content}
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item
      className={join(styles.entry, item.danger && styles.danger)}
      disabled={item.disabled ?? false}
      aria-keyshortcuts={item.hotkey}
      onClick={item.onSelect}
    >
      {content}
    </Menu.Item>
  );
}

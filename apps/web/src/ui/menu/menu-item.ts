import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuEntry {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shown in place of the icon. */
  readonly image?: ReactNode;
  /** The hotkey of the same action, shown at the end. */
  readonly hotkey?: string;
  readonly disabled?: boolean;
}

export type MenuItem =
  | (MenuEntry & { readonly kind: 'action'; readonly danger?: boolean; readonly onSelect: () => void })
  /** `isExternal`: opens another site in a new tab. */
  | (MenuEntry & { readonly kind: 'link'; readonly to: string; readonly isExternal?: boolean })
  | { readonly kind: 'separator'; readonly id: string };

/** The items of a menu in groups, with a line between them; empty groups are left out. */
export function groupedItems(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): readonly MenuItem[] =>
      index === 0 ? group : [{ kind: 'separator', id: `before ${group[0]?.id}` }, ...group],
    );
}

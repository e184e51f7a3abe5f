import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuEntry {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** In place of an icon. */
  readonly sign?: ReactNode;
  /** The key that does the same, shown at the end. */
  readonly hotkey?: string;
  readonly disabled?: boolean;
}

export type MenuItem =
  | (MenuEntry & { readonly kind: 'action'; readonly danger?: boolean; readonly onSelect: () => void })
  /** `leadsOut`: to another site, in a new tab. */
  | (MenuEntry & { readonly kind: 'link'; readonly to: string; readonly leadsOut?: boolean })
  | { readonly kind: 'separator'; readonly id: string };

import type { LucideIcon } from 'lucide-react';

interface MenuEntry {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** The key that does the same, shown at the end. */
  readonly hotkey?: string;
  readonly disabled?: boolean;
}

export type MenuItem =
  | (MenuEntry & { readonly kind: 'action'; readonly danger?: boolean; readonly onSelect: () => void })
  | (MenuEntry & { readonly kind: 'link'; readonly to: string })
  | { readonly kind: 'separator'; readonly id: string };

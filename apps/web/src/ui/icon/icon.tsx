import type { LucideIcon } from 'lucide-react';
import { join } from '../styles/join';
import styles from './icon.module.css';

/** 14, 18, 20, 22, 24, 32 pixels: small text, cards and fields, navigation, phone bar, floating button, empty state. */
export type IconSize = 'small' | 'card' | 'nav' | 'phone' | 'large' | 'empty';

export interface IconProps {
  /** An icon of the library, imported by itself: `import Star from 'lucide-react/icons/star'`. */
  readonly of: LucideIcon;
  readonly size?: IconSize;
  /** Mirrored in right-to-left, for icons that show a direction or a side. Circling arrows are the same everywhere. */
  readonly mirrored?: boolean;
  /** Only the active star is filled. */
  readonly filled?: boolean;
  readonly spinning?: boolean;
}

/** A decorative icon. It has no accessible name: the element around it has. */
export function Icon({
  of: Shape,
  size = 'card',
  mirrored = false,
  filled = false,
  spinning = false,
}: IconProps) {
  const className = join(
    styles.icon,
    styles[size],
    mirrored && styles.mirrored,
    filled && styles.filled,
    spinning && styles.spinning,
  );
  return <Shape className={className} aria-hidden />;
}

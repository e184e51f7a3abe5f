import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { navigate } from './navigate';

/** Attributes of a link to another site whose address somebody has written. */
export const otherSite = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** One of our addresses, as from `pathTo`. */
  readonly to: string;
  readonly replace?: boolean;
  /** The link is also marked as current on the pages below its address. */
  readonly within?: boolean;
}

/** A link within the application. New tabs, new windows and downloads are left to the browser. */
export function Link({ to, replace = false, within = false, onClick, children, ...rest }: LinkProps) {
  const path = usePathname();
  const below = within && path.startsWith(`${to}/`) ? 'true' : undefined;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace });
  }

  return (
    <a aria-current={path === to ? 'page' : below} {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const { target } = event.currentTarget;
  return (target === '' || target === '_self') && !event.currentTarget.hasAttribute('download');
}

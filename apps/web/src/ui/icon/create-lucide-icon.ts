import { createElement } from 'react';

/** The outline of a path, or any other element with its attributes: see the build's `slim-icons-plugin.ts`. */
type IconPart = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface LucideIconProps {
  readonly className?: string;
  readonly 'aria-hidden'?: boolean;
}

/**
 * Replaces the icon library's function of this name, by the build's configuration: our icons get their size, line and
 * fill from a class, so the library's handling of sizes, names and contexts is left out of the bundle.
 */
function createLucideIcon({ node }: { readonly node: readonly IconPart[] }) {
  const shape = node.map((part) =>
    typeof part === 'string' ? createElement('path', { d: part }) : createElement(...part),
  );
  return function LucideIcon(props: LucideIconProps) {
    return createElement('svg', { viewBox: '0 0 24 24', ...props }, ...shape);
  };
}

export { createLucideIcon as default };

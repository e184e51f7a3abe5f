import type { StyleSelector } from './style';

const PART = /^([A-Z]\w{0,39})(?:\.([a-z]\w{0,39}))?((?::[a-z]\w{0,39}){0,8})$/i;
const MAX_DEPTH = 6;

/** The states in the order of the alphabet, each once; `normal` is every component's. */
function statesOf(states: readonly string[]): readonly string[] {
  return [...new Set(states)].filter((state) => state !== 'normal').sort();
}

/** Reads `Parent.variant:state Child`; null for anything else. */
export function parseSelector(text: string): StyleSelector | null {
  const parts = text.trim().split(/\s+/);
  if (parts.length > MAX_DEPTH) return null;
  let selector: StyleSelector | undefined;
  for (const part of parts) {
    const [, component, variant, states = ''] = PART.exec(part) ?? [];
    if (component === undefined) return null;
    selector = {
      component,
      ...(variant !== undefined && variant !== 'normal' && { variant }),
      states: statesOf(states.split(':').slice(1)),
      ...(selector !== undefined && { parent: selector }),
    };
  }
  return selector ?? null;
}

/** The same text for the same selector. */
export function printSelector({ component, variant, states, parent }: StyleSelector): string {
  const own = `${component}${variant === undefined ? '' : `.${variant}`}${states.map((state) => `:${state}`).join('')}`;
  return parent === undefined ? own : `${printSelector(parent)} ${own}`;
}

import { UsageError } from '../run/options';
import type { Part } from './part';

/** The parts named in a list such as `types,lint,dead-code`; a prefix of a name is enough. */
export function chooseParts(parts: readonly Part[], list: string): readonly Part[] {
  const names = list.split(',').map((word) => word.trim());
  const unknown = names.find((word) => word === '' || !parts.some((part) => isNamed(part, word)));
  if (unknown !== undefined) {
    throw new UsageError(`--only "${unknown}" is none of: ${parts.map(nameOf).join(', ')}.`);
  }
  return parts.filter((part) => names.some((word) => isNamed(part, word)));
}

function isNamed(part: Part, word: string): boolean {
  return nameOf(part).startsWith(word.replaceAll(' ', '-'));
}

function nameOf({ name }: Part): string {
  return name.replaceAll(' ', '-');
}

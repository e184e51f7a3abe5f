import type { ReadLink } from './anchor';
import type { RichHashtag } from './rich-text';
import { isWebAddress, safeWebAddress } from './safe-web-address';

/** A hashtag as the server lists it beside a status. */
export interface ListedTag {
  readonly name: string;
  readonly url: string;
}

/** Normalised address → name. */
export type TagIndex = ReadonlyMap<string, string>;

/** Characters that servers accept in a hashtag; nothing that could change the path or the look of a link to it. */
const TAG_NAME = /^[\p{L}\p{N}\p{M}_\-·・\u200c\u200d]{1,200}$/u;

export function indexTags(tags: readonly ListedTag[]): TagIndex {
  const index = new Map<string, string>();
  for (const { name, url } of tags) {
    const address = safeWebAddress(url);
    if (address !== null) index.set(address, name);
  }
  return index;
}

/**
 * The hashtag that a link refers to: by its `data-tag`, the status's list, a path that ends in `tags/NAME` or
 * `tag/NAME`, or its own text. Only links marked as a hashtag, or written as one and listed, are looked up.
 */
export function findHashtag(index: TagIndex, { anchor, address, text }: ReadLink): RichHashtag | null {
  const href = isWebAddress(address) ? address.href : null;
  const listed = href === null ? undefined : index.get(href);
  const written = text.startsWith('#') ? text.slice(1) : null;
  const related = written !== null && (anchor.relations.includes('tag') || listed !== undefined);
  if (!related && !anchor.classes.includes('hashtag') && anchor.tag === null) return null;
  const name = [anchor.tag, listed, tagInPath(href), written].find(isTagName);
  if (name === undefined) return null;
  return { kind: 'hashtag', name, text: `#${isTagName(written) ? written : name}`, href };
}

function isTagName(name: string | null | undefined): name is string {
  return typeof name === 'string' && TAG_NAME.test(name);
}

function tagInPath(href: string | null): string | null {
  const part = href === null ? undefined : /\/tags?\/([^/?#]+)\/?(?:[?#]|$)/.exec(href)?.[1];
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // A path may contain percent signs that are no escapes.
    if (error instanceof URIError) return null;
    throw error;
  }
}

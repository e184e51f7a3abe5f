import { cleanText } from './clean-text';
import type { HtmlTree } from './html-tree';
import type { RichHashtag, RichMention, RichNode } from './rich-text';
import { type SafeAddress, isWebAddress, safeAddress, safeWebAddress } from './safe-address';

/** The attributes of a link, unvalidated; views never get them directly. */
interface Anchor {
  readonly href: string;
  readonly classes: readonly string[];
  readonly relations: readonly string[];
  /** `data-user`: the account's id, on posts of the viewer's server. */
  readonly user: string | null;
  /** `data-tag`: the hashtag's name, on posts of the viewer's server. */
  readonly tag: string | null;
}

/** A link whose content has been read. */
interface ReadLink {
  readonly anchor: Anchor;
  /** Null when the address is not safe. */
  readonly address: SafeAddress | null;
  /** The beginning of its text. */
  readonly text: string;
}

export function readAnchor<N>(tree: HtmlTree<N>, node: N): Anchor {
  return {
    href: tree.attribute(node, 'href') ?? '',
    classes: words(tree.attribute(node, 'class')),
    relations: words(tree.attribute(node, 'rel')),
    user: tree.attribute(node, 'data-user'),
    tag: tree.attribute(node, 'data-tag'),
  };
}

/** An attribute that is a list of words, in lower case. */
export function words(attribute: string | null): readonly string[] {
  return attribute === null ? [] : attribute.slice(0, 1_000).toLowerCase().split(/\s+/);
}

/** A mention as the server lists it beside a status. */
export interface ListedMention {
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly url: string;
}

/** The listed mentions with a safe address, as nodes. */
export type MentionIndex = readonly RichMention[];

export function indexMentions(mentions: readonly ListedMention[]): MentionIndex {
  return mentions.flatMap(({ id, acct, username, url }) => {
    const address = safeWebAddress(url);
    if (address === null) return [];
    return [
      { kind: 'mention' as const, id, acct: cleanText(acct), username: cleanText(username), url: address },
    ];
  });
}

/** Exactly `@name` or `@name@host`. */
const HANDLE = /^@([^@\s]+)(@[^@\s]+)?$/;

/**
 * The listed account that a link refers to: by its address, its `data-user`, or its name and host (a profile and its
 * actor have different addresses on most servers). Only links that are marked or written as a mention are looked up;
 * their text does not matter, since a view shows the listed account.
 */
function findMention(index: MentionIndex, { anchor, address, text }: ReadLink): RichMention | null {
  const name = HANDLE.exec(text)?.[1]?.toLowerCase();
  if (index.length === 0 || !(anchor.classes.includes('mention') || name !== undefined)) return null;
  const byAddress = index.find(({ url }) => url === address?.href);
  if (byAddress !== undefined) return byAddress;
  const byId = anchor.user === null ? undefined : index.find(({ id }) => id === anchor.user);
  if (byId !== undefined) return byId;
  const sameHost = index.filter(({ url }) => address !== null && safeAddress(url)?.host === address.host);
  return sameHost.find(({ username }) => username.toLowerCase() === name) ?? null;
}

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
function findHashtag(index: TagIndex, { anchor, address, text }: ReadLink): RichHashtag | null {
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

/** How much of the text of a link is examined to classify it. */
const MAX_TEXT_LENGTH = 256;
/** How much of the address is shown for a link without text. */
const MAX_SHOWN_LENGTH = 64;

/**
 * Classifies a link whose content has been read: a hashtag, a mention, an external link, or, when its address is not
 * safe, only its content.
 */
export function resolveLink(
  anchor: Anchor,
  children: readonly RichNode[],
  listed: { readonly mentions: MentionIndex; readonly tags: TagIndex },
): readonly RichNode[] {
  const text = shownText(children).trim();
  const address = safeAddress(anchor.href);
  const link = { anchor, address, text };
  const known = findHashtag(listed.tags, link) ?? findMention(listed.mentions, link);
  if (known !== null) return [known];
  if (address === null) return children;
  const { href, host, internationalHost } = address;
  return [{ kind: 'link', href, host, internationalHost, children }];
}

/** The text for a link without visible content; '' when its address is not safe. */
export function addressText({ href }: Anchor): string {
  const shown = safeAddress(href)?.href ?? '';
  return shown.length > MAX_SHOWN_LENGTH ? `${shown.slice(0, MAX_SHOWN_LENGTH)}…` : shown;
}

/** The beginning of the text. The limits bound the depth. */
function shownText(nodes: readonly RichNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (text.length > MAX_TEXT_LENGTH) break;
    if (node.kind === 'text') text += node.text;
    else if ('children' in node) text += shownText(node.children);
  }
  return text.slice(0, MAX_TEXT_LENGTH);
}

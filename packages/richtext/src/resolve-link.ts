import type { Anchor } from './anchor';
import { findMention, type MentionIndex } from './mention-index';
import type { RichNode } from './rich-text';
import { safeAddress } from './safe-address';
import { findHashtag, type TagIndex } from './tag-index';

/** Characters of a link's text that are examined to classify it. */
const READ_LENGTH = 256;
/** Characters of the address that are shown for a link without text. */
const SHOWN_LENGTH = 64;

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
  return shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown;
}

/** The beginning of the text. The limits bound the depth. */
function shownText(nodes: readonly RichNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (text.length > READ_LENGTH) break;
    if (node.kind === 'text') text += node.text;
    else if ('children' in node) text += shownText(node.children);
  }
  return text.slice(0, READ_LENGTH);
}

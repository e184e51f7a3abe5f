import type { HtmlTree } from './html-tree';
import type { SafeAddress } from './safe-address';

/** The attributes of a link, unvalidated; views never get them directly. */
export interface Anchor {
  readonly href: string;
  readonly classes: readonly string[];
  readonly relations: readonly string[];
  /** `data-user`: the account's id, on posts of the viewer's server. */
  readonly user: string | null;
  /** `data-tag`: the hashtag's name, on posts of the viewer's server. */
  readonly tag: string | null;
}

/** A link whose content has been read. */
export interface ReadLink {
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

import type { HtmlTree } from './html-tree';
import type { SafeAddress } from './safe-address';

/** What is read from a link's attributes; nothing of it reaches a view unjudged. */
export interface Anchor {
  readonly href: string;
  readonly classes: readonly string[];
  readonly relations: readonly string[];
  /** `data-user`: the account's id, on posts of the own server. */
  readonly user: string | null;
  /** `data-tag`: the hashtag's name, on posts of the own server. */
  readonly tag: string | null;
}

/** A link whose content is known. */
export interface ReadLink {
  readonly anchor: Anchor;
  /** Null when it may not be followed. */
  readonly address: SafeAddress | null;
  /** The beginning of what it shows. */
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

/** An attribute that is a list of words, lower case. */
export function words(attribute: string | null): readonly string[] {
  return attribute === null ? [] : attribute.slice(0, 1_000).toLowerCase().split(/\s+/);
}

import type { RichNode } from '../rich-text';

/** The content of a tree, collected without relying on its types. */
export interface TreeFacts {
  readonly kinds: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly addresses: readonly string[];
  /** The visible text. */
  readonly text: string;
  readonly depth: number;
  readonly count: number;
  /** Links inside links. */
  readonly nestedLinks: number;
}

interface Place {
  readonly node: RichNode;
  readonly depth: number;
  readonly inLink: boolean;
}

export function treeFacts(nodes: readonly RichNode[]): TreeFacts {
  const facts = {
    kinds: new Set<string>(),
    tags: new Set<string>(),
    fields: new Set<string>(),
    addresses: new Array<string>(),
  };
  const seen = { text: '', depth: 0, count: 0, nestedLinks: 0 };
  const rest: Place[] = nodes.map((node) => ({ node, depth: 1, inLink: false })).toReversed();
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    const { node, depth, inLink } = place;
    const isLink = node.kind === 'link' || node.kind === 'mention' || node.kind === 'hashtag';
    seen.count += 1;
    seen.depth = Math.max(seen.depth, depth);
    if (isLink && inLink) seen.nestedLinks += 1;
    seen.text += shownText(node);
    facts.kinds.add(node.kind);
    if (node.kind === 'element') facts.tags.add(node.tag);
    for (const [field, value] of Object.entries(node)) {
      facts.fields.add(field);
      if (/^(href|url|staticUrl)$/.test(field) && value !== null) facts.addresses.push(String(value));
    }
    if (!('children' in node)) continue;
    for (const child of node.children.toReversed())
      rest.push({ node: child, depth: depth + 1, inLink: inLink || isLink });
  }
  return { ...facts, ...seen };
}

function shownText(node: RichNode): string {
  switch (node.kind) {
    case 'text':
    case 'hashtag':
      return node.text;
    case 'mention':
      return `@${node.acct}`;
    case 'emoji':
      return `:${node.shortcode}:`;
    default:
      return '';
  }
}

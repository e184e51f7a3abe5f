import type { Mention } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import type { RichNode } from '@linnet/richtext';

/** Whom a status reaches without saying so: neither in its text nor by answering them. */
export function sideMentions({ status, author, content }: StatusView): readonly Mention[] {
  const written = new Set(mentionedIn(content.nodes));
  return status.mentions.filter(
    ({ id }) => id !== author.id && id !== status.inReplyToAccountId && !written.has(id),
  );
}

function mentionedIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'mention') return [node.id];
    return 'children' in node ? mentionedIn(node.children) : [];
  });
}

import type { RichElement, RichNode } from '@linnet/richtext';
import { createElement, type ReactNode } from 'react';
import { CustomEmoji } from './custom-emoji';
import { OuterLink } from './outer-link';
import { HashtagLink } from './hashtag-link';
import { MentionLink } from './mention-link';
import styles from './rich-text.module.css';

interface RichTextProps {
  nodes: readonly RichNode[];
}

/** Builds elements from the safe tree: nothing of a server's markup reaches the page in another way. */
export function RichText({ nodes }: RichTextProps): ReactNode {
  // The tree never changes after it was read, so a place in it is a key.
  return nodes.map((node, index) => <RichPart key={index} node={node} />);
}

function RichPart({ node }: { node: RichNode }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'emoji':
      return <CustomEmoji emoji={node} />;
    case 'mention':
      return <MentionLink mention={node} />;
    case 'hashtag':
      return <HashtagLink hashtag={node} />;
    case 'link':
      return (
        <OuterLink link={node}>
          <RichText nodes={node.children} />
        </OuterLink>
      );
    case 'line':
      return (
        <span className={styles[node.colour]}>
          <RichText nodes={node.children} />
        </span>
      );
    case 'element':
      return createElement(node.tag, attributesOf(node), <RichText nodes={node.children} />);
  }
}

function attributesOf(element: RichElement): Record<string, unknown> {
  const lang = element.lang ?? undefined;
  if (element.tag === 'ol') return { lang, start: element.start ?? undefined, reversed: element.reversed };
  if (element.tag === 'abbr') return { lang, title: element.title ?? undefined };
  return { lang };
}

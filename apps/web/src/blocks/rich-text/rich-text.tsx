import type { RichElement, RichNode, RichHashtag, RichLink } from '@linnet/richtext';
import { createElement, type ReactNode } from 'react';
import { CustomEmoji } from './custom-emoji';
import { MentionLink } from './mention-link';
import styles from './rich-text.module.css';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';

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

interface HashtagLinkProps {
  hashtag: RichHashtag;
}

/** A hashtag leads to its timeline here, wherever it was written. */
function HashtagLink({ hashtag: { name, text } }: HashtagLinkProps) {
  return (
    <Link to={pathTo('tag-timeline', { tag: name })}>
      <bdi>{text}</bdi>
    </Link>
  );
}

interface OuterLinkProps {
  link: RichLink;
  children: ReactNode;
}

/** A link that leads out. Its host is told where it is written in letters that can pass for others. */
function OuterLink({ link, children }: OuterLinkProps) {
  const title = link.internationalHost && link.host !== null ? `${link.host}\n${link.href}` : link.href;
  return (
    <a
      className={styles.outer}
      href={link.href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}

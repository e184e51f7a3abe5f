import type { RichElement, RichHashtag, RichLink, RichNode } from '@linnet/richtext';
import { type ReactNode, createElement } from 'react';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { CustomEmoji, MentionLink } from '../inline-parts/lazy-inline-parts';
import styles from './rich-text.module.css';

/** Characters of a text drawn at once; each node counts as `NODE` of them. */
const MOST = 30_000;
const NODE = 20;

/** The beginning of a text, short enough to render without delay; the same nodes if that is all of it. */
export function firstPart(nodes: readonly RichNode[]): readonly RichNode[] {
  let left = MOST;

  function cut(whole: readonly RichNode[]): RichNode[] {
    const part: RichNode[] = [];
    for (const node of whole) {
      left -= NODE;
      if (left < 0) break;
      if ('children' in node) part.push({ ...node, children: cut(node.children) });
      else if (node.kind !== 'text') part.push(node);
      else {
        part.push({ ...node, text: node.text.slice(0, left) });
        left -= node.text.length;
      }
    }
    return part;
  }

  const part = cut(nodes);
  return left < 0 ? part : nodes;
}

/** Builds elements from the tree of safe nodes; there is no other way for a server's markup to reach the page. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }): ReactNode {
  // The tree never changes once it is parsed, so the index is a stable key.
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

/** A hashtag, linked to its timeline in this application, whichever server it comes from. */
function HashtagLink({ hashtag: { name, text } }: { readonly hashtag: RichHashtag }) {
  return (
    <Link to={pathTo('tag-timeline', { tag: name })}>
      <bdi>{text}</bdi>
    </Link>
  );
}

/** A link to another site. Its title names the host if that has letters that look like others. */
function OuterLink({ link, children }: { readonly link: RichLink; readonly children: ReactNode }) {
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

import type { RichElement, RichLink, RichNode } from '@linnet/richtext';
import { type ReactNode, createElement } from 'react';
import { Link, otherSite } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { CustomEmoji, MentionLink } from '../inline-parts/lazy-inline-parts';
import styles from './rich-text.module.css';

/** Characters of a text drawn at once; each node counts as `NODE_LENGTH` of them. */
const MAX_LENGTH = 30_000;
const NODE_LENGTH = 20;

/** The beginning of a text, short enough to render without delay; the same nodes if that is all of it. */
export function firstPart(nodes: readonly RichNode[]): readonly RichNode[] {
  let remaining = MAX_LENGTH;

  function shorten(whole: readonly RichNode[]): RichNode[] {
    const part: RichNode[] = [];
    for (const node of whole) {
      remaining -= NODE_LENGTH;
      if (remaining < 0) break;
      if ('children' in node) part.push({ ...node, children: shorten(node.children) });
      else if (node.kind !== 'text') part.push(node);
      else {
        part.push({ ...node, text: node.text.slice(0, remaining) });
        remaining -= node.text.length;
      }
    }
    return part;
  }

  const part = shorten(nodes);
  return remaining < 0 ? part : nodes;
}

/** Builds elements from the tree of safe nodes; there is no other way for a server's markup to reach the page. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }): ReactNode {
  return partsOf(nodes);
}

/** No component for each node: a text has many of them, and only a few need state. */
function partsOf(nodes: readonly RichNode[]): ReactNode {
  // The tree never changes once it is parsed, so the index is a stable key.
  return nodes.map((node, index) => partOf(node, index));
}

function partOf(node: RichNode, key: number): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br key={key} />;
    case 'rule':
      return <hr key={key} />;
    case 'emoji':
      return <CustomEmoji key={key} emoji={node} />;
    case 'mention':
      return <MentionLink key={key} mention={node} />;
    case 'hashtag':
      return (
        <Link key={key} to={pathTo('tag-timeline', { tag: node.name })}>
          <bdi>{node.text}</bdi>
        </Link>
      );
    case 'link':
      return (
        <a key={key} className={styles.outer} href={node.href} title={titleOf(node)} {...otherSite}>
          {partsOf(node.children)}
        </a>
      );
    case 'line':
      return (
        <span key={key} className={styles[node.colour]}>
          {partsOf(node.children)}
        </span>
      );
    case 'element':
      return createElement(node.tag, { key, ...attributesOf(node) }, partsOf(node.children));
  }
}

function attributesOf(element: RichElement): Record<string, unknown> {
  const lang = element.lang ?? undefined;
  if (element.tag === 'ol') return { lang, start: element.start ?? undefined, reversed: element.reversed };
  if (element.tag === 'abbr') return { lang, title: element.title ?? undefined };
  // Code runs from left to right in every language; the direction of the words around it does not depend on it.
  if (element.tag === 'code' || element.tag === 'pre') return { lang, dir: 'ltr' };
  return { lang };
}

/** The address of a link, after its host if that has letters that look like others. */
function titleOf({ internationalHost, host, href }: RichLink): string {
  return internationalHost && host !== null ? `${host}\n${href}` : href;
}

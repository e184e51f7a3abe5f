import { type ListedEmoji, readRichText, type HtmlTree } from '@linnet/richtext';
import { useMemo } from 'react';
import styles from './status-body.module.css';
import { RichText } from './rich-text';
import { parseHtml } from '../../platform/html/parse-html';

interface ProseProps {
  /** HTML from a server: untrusted. */
  readonly html: string;
  readonly emojis?: readonly ListedEmoji[];
}

const noEmoji: readonly ListedEmoji[] = [];

/** A long text from the server, rendered like a post. */
export function Prose({ html, emojis = noEmoji }: ProseProps) {
  const { nodes } = useMemo(() => readRichText(html, { parse: parseOwnPage, emojis }), [html, emojis]);
  return (
    <div className={styles.content} dir="auto">
      <RichText nodes={nodes} />
    </div>
  );
}

/** Parses HTML of the server itself, in which links may be relative. */
function parseOwnPage(html: string): HtmlTree<Node> {
  const tree = parseHtml(html);
  return {
    ...tree,
    attribute(node, name) {
      const value = tree.attribute(node, name);
      return name === 'href' && value !== null && /^\/(?!\/)/.test(value) ? location.origin + value : value;
    },
  };
}

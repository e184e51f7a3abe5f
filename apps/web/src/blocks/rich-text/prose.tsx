import { type ListedEmoji, readRichText } from '@linnet/richtext';
import { useMemo } from 'react';
import styles from '../status/status-body.module.css';
import { parseOwnPage } from './parse-own-page';
import { RichText } from './rich-text';

interface ProseProps {
  /** Of a server; not to be trusted. */
  readonly html: string;
  readonly emojis?: readonly ListedEmoji[];
}

const none: readonly ListedEmoji[] = [];

/** What a server says at length, in the form of a post. */
export function Prose({ html, emojis = none }: ProseProps) {
  const { nodes } = useMemo(() => readRichText(html, { parse: parseOwnPage, emojis }), [html, emojis]);
  return (
    <div className={styles.content} dir="auto">
      <RichText nodes={nodes} />
    </div>
  );
}

import { draftTarget } from '@linnet/domain/uploads';
import type { Style } from '@linnet/theme';
import { writeIss } from '@linnet/theme/formats';
import { useState } from 'react';
import { useClient, useInstance, useSession } from '../../../platform/client/client-provider';
import { withDrafts } from '../../../platform/client/use-reply';
import { useText } from '../../../platform/i18n/use-text';
import { closeOverPage } from '../../../platform/navigation/screen-over-page';
import { Button } from '../../../ui/button/button';
import input from '../../../ui/field/input.module.css';
import styles from './theme-files.module.css';
import { linkOf } from './theme-link';

const newPost = { kind: 'new' } as const;
/** Characters of a post where the server names no limit. */
const USUAL_LIMIT = 5000;

/** A name for a file: letters and digits of any script. */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return plain.toLowerCase() || 'theme';
}

interface ShareProps {
  readonly style: Style;
}

/** Copies an address under which others can try the style. */
export function LinkRow({ style }: ShareProps) {
  const text = useText();
  const link = linkOf(style);
  const [copied, setCopied] = useState<{ readonly link: string; readonly isFailed: boolean } | null>(null);
  const outcome = copied?.link === link ? copied : null;

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ link: address, isFailed: false });
    } catch (error) {
      // The browser denies the page access to the clipboard.
      if (!(error instanceof DOMException)) throw error;
      setCopied({ link: address, isFailed: true });
    }
  }

  return (
    <li className={styles.format}>
      <div className={styles.about}>
        <b>{text('themes.link')}</b>
        <span className={styles.text}>
          {text(link === null ? 'themes.link_too_long' : 'themes.link_hint')}
        </span>
        <span className={styles.text} role="status">
          {outcome !== null &&
            text(outcome.isFailed ? 'status_actions.copy_link_failed' : 'status.link_copied')}
          {outcome?.isFailed === true && (
            <input className={input.input} readOnly aria-label={text('themes.link')} value={outcome.link} />
          )}
        </span>
      </div>
      <Button disabled={link === null} onClick={() => link !== null && void copy(link)}>
        {text('status_actions.copy_link')}
      </Button>
    </li>
  );
}

/** Begins a post with the theme: with its link where that fits, else with its file. */
export function PostRow({ style }: ShareProps) {
  const text = useText();
  const client = useClient();
  const isSignedIn = useSession().state !== 'visitor';
  const { instance } = useInstance();
  if (!isSignedIn) return null;

  function write(): void {
    const name = style.meta.name || text('themes.unnamed');
    const link = linkOf(style);
    const words = link === null ? null : text('themes.post_text', { name, link });
    const isShort = words !== null && words.length <= (instance?.textLimit || USUAL_LIMIT);
    closeOverPage();
    void withDrafts(client, (drafts) => {
      drafts.saveAsDraft(newPost);
      drafts.begin(newPost, { text: isShort ? words : text('themes.post_file_text', { name }) });
      if (!isShort) {
        const file = new File([writeIss(style)], `${fileNameOf(name)}.iss`, { type: 'text/plain' });
        drafts.uploads.add(draftTarget(drafts, newPost), [file]);
      }
      drafts.openOver(newPost);
    });
  }

  return (
    <li className={styles.format}>
      <div className={styles.about}>
        <b>{text('themes.post')}</b>
        <span className={styles.text}>{text('themes.post_hint')}</span>
      </div>
      <Button onClick={write}>{text('themes.post_write')}</Button>
    </li>
  );
}

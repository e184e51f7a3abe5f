import { slotsWithoutRules, writeIss, writePalette, writeTheme2 } from '@linnet/theme/formats';
import { useState } from 'react';
import { saveFile } from '../../../platform/browser/save-file';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import input from '../../../ui/field/input.module.css';
import type { ShownStyle } from './style-in-use';
import styles from './theme-files.module.css';
import { linkOf } from './theme-link';

interface WrittenFile {
  readonly text: string;
  /** What of the style has no place in it: `Button:hover shadow`. */
  readonly lost: readonly string[];
}

interface Format {
  readonly id: 'iss' | 'theme2' | 'palette';
  readonly name: MessageId;
  readonly hint: MessageId;
  readonly type: string;
  readonly fileName: (name: string) => string;
  readonly write: (shown: ShownStyle) => WrittenFile;
}

const json = ({ json: fields, lost }: ReturnType<typeof writePalette>): WrittenFile => ({
  text: JSON.stringify(fields, null, 2),
  lost,
});

const formats: readonly Format[] = [
  {
    id: 'iss',
    name: 'themes.format.iss',
    hint: 'themes.format.iss_hint',
    type: 'text/plain',
    fileName: (name) => `${name}.iss`,
    write: ({ style }) => ({ text: writeIss(style), lost: slotsWithoutRules(style) }),
  },
  {
    id: 'theme2',
    name: 'themes.format.theme2',
    hint: 'themes.format.theme2_hint',
    type: 'application/json',
    fileName: (name) => `${name}.json`,
    write: ({ style, paletteAt }) => json(writeTheme2(style, style.palettes[paletteAt])),
  },
  {
    id: 'palette',
    name: 'themes.format.palette',
    hint: 'themes.format.palette_hint',
    type: 'application/json',
    // The name that Pleroma-FE gives it.
    fileName: () => 'pleroma_palette.json',
    write: ({ style, paletteAt }) => json(writePalette(style, style.palettes[paletteAt])),
  },
];

/** A name for a file: letters and digits of any script. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return plain.toLowerCase() || 'theme';
}

/** Saves a style in each of the formats, and says what each has no place for. */
export function ThemeExport({ shown }: { readonly shown: ShownStyle }) {
  const text = useText();
  const { name } = shown.style.meta;
  return (
    <ul className={styles.formats}>
      {formats.map((format) => {
        const { text: content, lost } = format.write(shown);
        const label = text(format.name);
        return (
          <li key={format.id} className={styles.format}>
            <div className={styles.about}>
              <b>{label}</b>
              <span className={styles.text}>{text(format.hint)}</span>
              {lost.length === 0 ? (
                <span className={styles.text}>{text('themes.export_whole')}</span>
              ) : (
                <details className={styles.text}>
                  <summary>{text('themes.export_lost', { count: lost.length })}</summary>
                  <ul className={styles.lost}>
                    {lost.map((what) => (
                      <li key={what}>
                        <code>{what}</code>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
            <Button
              aria-label={text('themes.export_named', { format: label })}
              onClick={() => saveFile(format.fileName(fileNameOf(name)), [content], format.type)}
            >
              {text('themes.export_save')}
            </Button>
          </li>
        );
      })}
      <LinkRow shown={shown} />
    </ul>
  );
}

/** Copies an address under which others can try the style. */
function LinkRow({ shown: { style } }: { readonly shown: ShownStyle }) {
  const text = useText();
  const link = linkOf(style);
  const [copied, setCopied] = useState<{ readonly link: string; readonly isFailed: boolean } | null>(null);
  const outcome = copied?.link === link ? copied : null;

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ link: address, isFailed: false });
    } catch (error) {
      // The browser doesn't let the page.
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

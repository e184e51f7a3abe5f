import { slotsWithoutRules, writeIss, writePalette, writeTheme2 } from '@linnet/theme/formats';
import { saveFile } from '../../../platform/browser/save-file';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import type { ShownStyle } from './style-in-use';
import styles from './theme-files.module.css';
import { LinkRow, PostRow, fileNameOf } from './theme-share';

interface WrittenFile {
  readonly text: string;
  /** What the format can't store of the style, such as `Button:hover shadow`. */
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

const jsonFile = ({ json: fields, lost }: ReturnType<typeof writePalette>): WrittenFile => ({
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
    write: ({ style, paletteAt }) => jsonFile(writeTheme2(style, style.palettes[paletteAt])),
  },
  {
    id: 'palette',
    name: 'themes.format.palette',
    hint: 'themes.format.palette_hint',
    type: 'application/json',
    // The name that Pleroma-FE gives it.
    fileName: () => 'pleroma_palette.json',
    write: ({ style, paletteAt }) => jsonFile(writePalette(style, style.palettes[paletteAt])),
  },
];

/** Saves a style in any of the formats, and shows what each can't store. */
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
      <LinkRow style={shown.style} />
      <PostRow style={shown.style} />
    </ul>
  );
}

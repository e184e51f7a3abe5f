import { type KeyboardEvent, useId, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { type ControlProps, ProblemLine } from './control-parts';
import { join } from '../../../ui/styles/join';
import input from '../../../ui/field/input.module.css';
import styles from './controls.module.css';
import { log } from '../../../boot/logger';

/** A valid font name. Other characters could break out of the name in a style sheet. */
const NAME = /^[\p{L}\p{N} ._-]{1,99}$/u;

/** A font name: typed, or chosen from the fonts of the device, which are listed on request. */
export function FontControl({ id, describedBy, value, onChange }: ControlProps) {
  const text = useText();
  const { notices } = useClient();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fonts, setFonts] = useState<readonly string[]>([]);
  const current = typeof value === 'string' ? value : '';
  const name = (typed ?? current).trim();
  const isInvalid = name !== '' && !NAME.test(name);

  function apply(next: string) {
    const trimmed = next.trim();
    if (trimmed !== '' && !NAME.test(trimmed)) return;
    setTyped(null);
    if (trimmed !== current) onChange(trimmed === '' ? undefined : trimmed);
  }

  function handleTyped(next: string) {
    // A name from the list is applied at once; a typed one on Enter or blur.
    if (fonts.includes(next)) apply(next);
    else setTyped(next);
  }

  async function handleList() {
    const found = await listFonts();
    if (found.length === 0) notices.add({ level: 'warning', key: 'settings.font_list_unavailable' });
    setFonts(found);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <input
          id={id}
          className={join(input.input, styles.text)}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          list={listId}
          placeholder={text('settings.font_theme')}
          aria-describedby={isInvalid ? `${id}-problem` : describedBy}
          aria-invalid={isInvalid || undefined}
          value={typed ?? current}
          onChange={({ currentTarget }) => handleTyped(currentTarget.value)}
          onBlur={() => apply(name)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && apply(name)}
        />
        <datalist id={listId}>
          {fonts.map((font) => (
            <option key={font} value={font}>
              {font}
            </option>
          ))}
        </datalist>
        {fonts.length === 0 && (
          <Button variant="quiet" onClick={() => void handleList()}>
            {text('settings.font_list')}
          </Button>
        )}
      </div>
      {isInvalid && <ProblemLine id={`${id}-problem`}>{text('settings.font_problem')}</ProblemLine>}
    </div>
  );
}

/** Names of the device's fonts; empty if the browser cannot list them or the person denies it. */
async function listFonts(): Promise<readonly string[]> {
  const query: unknown = Reflect.get(window, 'queryLocalFonts');
  if (typeof query !== 'function') return [];
  try {
    const found: unknown = await Reflect.apply(query, window, []);
    const names = Array.isArray(found) ? found.map(familyOf).filter((name) => name !== '') : [];
    return [...new Set(names)];
  } catch (error) {
    log('warn', 'The fonts of this device could not be listed.', error);
    return [];
  }
}

function familyOf(font: unknown): string {
  if (typeof font !== 'object' || font === null || !('family' in font)) return '';
  return typeof font.family === 'string' ? font.family : '';
}

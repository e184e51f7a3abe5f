import type { StatusView } from '@linnet/domain';
import { temporaryChange } from '@linnet/domain/settings';
import type { Style, ThemeReading } from '@linnet/theme';
import { compileStyle, styleCss } from '@linnet/theme/compile';
import { useMemo, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { TemporaryChangeBar } from './settings-foot';
import styles from './themes/shared-theme.module.css';
import { isSame } from './themes/theme-files';
import { type ThemeInPost, isLoadedAtOnce, loadTheme, themeInPost } from './themes/theme-in-post';
import { ThemeSample } from './themes/theme-sample';
import { fieldsOfStyle, shownSlot } from './themes/style-in-use';
import { useChangeSettings } from './use-change-settings';

/** The theme of a post, which can be tried with one click. */
export function SharedTheme({ view }: { readonly view: StatusView }) {
  const text = useText();
  const theme = useMemo(() => themeInPost(view), [view]);
  if (theme === null) return null;
  return (
    <section className={styles.theme} aria-label={text('themes.shared')}>
      {theme.kind === 'link' ? <ReadTheme reading={theme.reading} /> : <AttachedTheme file={theme} />}
    </section>
  );
}

function AttachedTheme({ file }: { readonly file: Extract<ThemeInPost, { kind: 'file' }> }) {
  const text = useText();
  const client = useClient();
  const [isWanted, setWanted] = useState(() => isLoadedAtOnce(client, file));
  const request = useRequest(isWanted ? file.address : null, () => loadTheme(client, file));
  if (!isWanted) {
    return (
      <div className={styles.words}>
        <b dir="auto">{file.name || text('themes.unnamed')}</b>
        <Button small onClick={() => setWanted(true)}>
          {text('themes.shared_show')}
        </Button>
      </div>
    );
  }
  if (request.state === 'loading') return <Skeleton shape="block" height="150px" />;
  if (request.state === 'ready' && request.answer !== null) return <ReadTheme reading={request.answer} />;
  return (
    <div className={styles.words}>
      <p>{text('themes.shared_error')}</p>
      {request.state === 'failed' && (
        <Button small onClick={request.retry}>
          {text('general.retry')}
        </Button>
      )}
    </div>
  );
}

function ReadTheme({ reading }: { readonly reading: ThemeReading }) {
  const text = useText();
  if (reading.state === 'invalid') return <p className={styles.words}>{text('themes.shared_unusable')}</p>;
  return <OfferedStyle style={reading.style} />;
}

function OfferedStyle({ style }: { readonly style: Style }) {
  const text = useText();
  const client = useClient();
  const { change } = useChangeSettings();
  const { css, fields } = useMemo(
    () => ({ css: compileStyle(style), fields: fieldsOfStyle({ style, paletteAt: 0 }) }),
    [style],
  );
  const tried = useCell(temporaryChange(client).pending);
  // Only subscribes: `shownSlot` reads the settings.
  useCell(client.settings.own);
  const slot = shownSlot(client);
  const isShown = isSame(slot.chosen, fields);
  const { name, author } = style.meta;
  return (
    <>
      <ThemeSample cssFor={(selector) => styleCss(css, selector)} />
      <div className={styles.words}>
        <b className={styles.name} dir="auto">
          {name || text('themes.unnamed')}
        </b>
        {author !== undefined && (
          <span className={styles.author} dir="auto">
            {text('themes.shared_by', { author })}
          </span>
        )}
        {!isShown && (
          <Button small variant="primary" onClick={() => change(slot.valuesFor(fields), { trial: true })}>
            {text('themes.try')}
          </Button>
        )}
        {isShown && tried === null && <p role="status">{text('themes.shared_in_use')}</p>}
      </div>
      {isShown && (
        <div className={styles.trial}>
          <TemporaryChangeBar />
        </div>
      )}
    </>
  );
}

import { createCell, perClient } from '@linnet/domain';
import { type ThemeFields, whichTheme } from '@linnet/theme';
import { styleCss } from '@linnet/theme/compile';
import { useEffect, useRef, useState } from 'react';
import { useOnScreen } from '../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Section } from '../../ui/section/section';
import { ErrorState } from '../../ui/state/error-state';
import group from './settings-group.module.css';
import { ThemeFilesSection } from './themes/theme-files-section';
import { UnusableTheme, compileChosen } from './compile-choice';
import { ThemeSample } from './themes/theme-sample';
import styles from './theme-gallery.module.css';
import {
  INSTANCE,
  type OfferedTheme,
  SYSTEM,
  bundledThemes,
  isSame,
  themesOfServer,
  createThemeFiles,
  type ThemeFiles,
} from './themes/theme-files';
import { ThemeTimes, useThemeSlots } from './themes/theme-times';

/** The theme that somebody has brought along, of no list: it stays on offer while the page is open. */
const broughtAlong = perClient(() => createCell<ThemeFields | null>(null));

/** All themes that can be chosen, each with a sample. */
export function ThemeGallery() {
  const text = useText();
  const client = useClient();
  const [files] = useState(() => createThemeFiles(client));
  const slots = useThemeSlots();
  const { chosen, choose, times } = slots;
  const server = useRequest('themes of the server', () => themesOfServer(files));
  const listed = [INSTANCE, SYSTEM, ...bundledThemes, ...(server.state === 'ready' ? server.answer : [])];
  const isListed = (fields: ThemeFields) => listed.some((theme) => isSame(theme.fields, fields));
  const isOfNoList = server.state !== 'loading' && !isListed(chosen);
  const chosenKey = JSON.stringify(chosen);
  const along = useCell(broughtAlong(client));
  useEffect(() => {
    if (isOfNoList) broughtAlong(client).set(JSON.parse(chosenKey) as ThemeFields);
  }, [client, isOfNoList, chosenKey]);
  const own =
    along === null || isListed(along)
      ? []
      : [{ id: `own ${JSON.stringify(along)}`, name: text('themes.own'), fields: along }];

  const optionsOf = (themes: readonly OfferedTheme[]) =>
    themes.map((theme) => (
      <ThemeOption
        key={theme.id}
        theme={theme}
        files={files}
        isChosen={isSame(theme.fields, chosen)}
        onChoose={() => choose(theme)}
      />
    ));

  return (
    <>
      <Section className={styles.group} title={text('themes.title')} titleClass={group.title}>
        <ThemeTimes {...slots} />
        <div className={styles.plain}>
          <PlainOption
            theme={INSTANCE}
            label={text('themes.instance')}
            isChosen={isSame({}, chosen)}
            onChoose={() => choose(INSTANCE)}
          />
          {times === 'always' && (
            <PlainOption
              theme={SYSTEM}
              label={text('themes.system')}
              isChosen={isSame(SYSTEM.fields, chosen)}
              onChoose={() => choose(SYSTEM)}
            />
          )}
        </div>
        <div className={styles.themes}>{optionsOf([...own, ...bundledThemes])}</div>
      </Section>
      {server.state === 'failed' && (
        <ErrorState
          title={text('themes.server_error')}
          text={text('themes.server_error_text')}
          onRetry={server.retry}
        />
      )}
      {server.state === 'ready' && server.answer.length > 0 && (
        <Section className={styles.group} title={text('themes.of_server')} titleClass={group.title}>
          <div className={styles.themes}>{optionsOf(server.answer)}</div>
        </Section>
      )}
      <ThemeFilesSection {...slots} />
    </>
  );
}

interface OptionProps {
  readonly theme: OfferedTheme;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A choice without a sample. */
function PlainOption({ theme, label, isChosen, onChoose }: OptionProps & { readonly label: string }) {
  return (
    <label className={styles.line}>
      <input type="radio" name="theme" value={theme.id} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

/** A theme with its sample, which is made once it is in view. */
function ThemeOption({ theme, files, isChosen, onChoose }: OptionProps & { readonly files: ThemeFiles }) {
  const text = useText();
  const place = useRef<HTMLLabelElement>(null);
  const isOnScreen = useOnScreen(place);
  const [wasOnScreen, setWasOnScreen] = useState(false);
  if (isOnScreen && !wasOnScreen) setWasOnScreen(true);
  const request = useRequest(wasOnScreen ? theme.id : null, () => readForSample(theme, files));
  const read = request.state === 'ready' ? request.answer : undefined;
  const isUnusable = read === null;
  const name = theme.name ?? (read?.name || theme.id.replace(/^\S+ /, ''));
  return (
    <label ref={place} className={styles.theme} data-chosen={isChosen}>
      <ThemeSample cssFor={read?.cssFor} />
      <span className={styles.line}>
        <input
          type="radio"
          name="theme"
          value={theme.id}
          checked={isChosen}
          disabled={isUnusable}
          onChange={onChoose}
        />
        {name}
      </span>
      {isUnusable && <span className={styles.note}>{text('themes.unusable')}</span>}
      {request.state === 'failed' && <span className={styles.note}>{text('themes.sample_error')}</span>}
    </label>
  );
}

/** A theme as its sample shows it. */
interface ReadTheme {
  readonly name: string;
  /** The stylesheet for one element, by its selector. */
  readonly cssFor: (selector: string) => string;
}

/** Reads a theme for its sample; null for one that cannot be used. Rejects with an `ApiError`. */
async function readForSample({ fields }: OfferedTheme, files: ThemeFiles): Promise<ReadTheme | null> {
  const choice = whichTheme(fields, {});
  if (choice.by === 'system') return null;
  try {
    const style = await compileChosen(choice, files);
    return { name: style.name, cssFor: (selector) => styleCss(style, selector) };
  } catch (error) {
    if (error instanceof UnusableTheme) return null;
    throw error;
  }
}

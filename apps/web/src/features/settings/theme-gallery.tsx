import { createCell, perClient } from '@linnet/domain';
import { type ThemeFields, whichTheme } from '@linnet/theme';
import { styleCss } from '@linnet/theme/compile';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnScreen } from '../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Section } from '../../ui/section/section';
import { ErrorState } from '../../ui/state/error-state';
import group from './settings-group.module.css';
import { ThemeFilesSection } from './themes/theme-files-section';
import { UnusableTheme, readAndCompile } from './compile-choice';
import { isRisky } from './themes/style-in-use';
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

/** The last chosen theme that is in no list, such as one from a file: it is offered while the page is open. */
const unlistedTheme = perClient(() => createCell<ThemeFields | null>(null));

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
  const isUnlisted = server.state !== 'loading' && !isListed(chosen);
  const chosenKey = JSON.stringify(chosen);
  const unlisted = useCell(unlistedTheme(client));
  useEffect(() => {
    if (isUnlisted) unlistedTheme(client).set(JSON.parse(chosenKey) as ThemeFields);
  }, [client, isUnlisted, chosenKey]);
  const own: readonly OfferedTheme[] =
    unlisted === null || isListed(unlisted)
      ? []
      : [{ id: `own ${JSON.stringify(unlisted)}`, name: text('themes.own'), fields: unlisted }];

  // The id of a theme that was picked before it was read. It is chosen then, when it is known whether it needs a trial.
  const [awaited, setAwaited] = useState<string | null>(null);
  const isTried = (theme: OfferedTheme) => bundledThemes.includes(theme) || own.includes(theme);
  function choosePlain(theme: OfferedTheme): void {
    setAwaited(null);
    choose(theme);
  }
  const optionsOf = (themes: readonly OfferedTheme[]) =>
    themes.map((theme) => (
      <ThemeOption
        key={theme.id}
        theme={theme}
        files={files}
        isChosen={isSame(theme.fields, chosen)}
        isAwaited={theme.id === awaited}
        onPick={(isPicked) => setAwaited(isPicked ? theme.id : null)}
        // Bundled themes, and those that were tried before, need no trial.
        onChoose={(isRisky) => {
          setAwaited(null);
          choose(theme, { trial: isRisky && !isTried(theme) });
        }}
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
            onChoose={() => choosePlain(INSTANCE)}
          />
          {times === 'always' && (
            <PlainOption
              theme={SYSTEM}
              label={text('themes.system')}
              isChosen={isSame(SYSTEM.fields, chosen)}
              onChoose={() => choosePlain(SYSTEM)}
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
}

/** A choice without a sample. */
function PlainOption({
  theme,
  label,
  isChosen,
  onChoose,
}: OptionProps & { readonly label: string; readonly onChoose: () => void }) {
  return (
    <label className={styles.line}>
      <input type="radio" name="theme" value={theme.id} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

interface ThemeOptionProps extends OptionProps {
  readonly files: ThemeFiles;
  /** The theme was picked, and is chosen as soon as it has been read. */
  readonly isAwaited: boolean;
  readonly onPick: (isPicked: boolean) => void;
  /** `isRisky` if the theme could make the page hard to use, or cannot be read now. */
  readonly onChoose: (isRisky: boolean) => void;
}

/** A theme with its sample, which is made once it is in view. */
function ThemeOption({ theme, files, isChosen, isAwaited, onPick, onChoose }: ThemeOptionProps) {
  const text = useText();
  const label = useRef<HTMLLabelElement>(null);
  const isOnScreen = useOnScreen(label);
  const [wasOnScreen, setWasOnScreen] = useState(false);
  if ((isOnScreen || isAwaited) && !wasOnScreen) setWasOnScreen(true);
  const request = useRequest(wasOnScreen ? theme.id : null, () => readForSample(theme, files));
  const read = request.state === 'ready' ? request.answer : undefined;
  const isUnusable = read === null;
  function chooseRead(): void {
    if (isUnusable) onPick(false);
    else onChoose(read?.isRisky !== false);
  }
  const handleRead = useEffectEvent(chooseRead);
  const isSettled = wasOnScreen && request.state !== 'loading';
  useEffect(() => {
    if (isAwaited && isSettled) handleRead();
  }, [isAwaited, isSettled]);
  const name = theme.name ?? (read?.name || theme.id.replace(/^\S+ /, ''));
  return (
    <label ref={label} className={styles.theme} data-chosen={isChosen}>
      <ThemeSample cssFor={read?.cssFor} />
      <span className={styles.line}>
        <input
          type="radio"
          name="theme"
          value={theme.id}
          checked={isChosen || isAwaited}
          disabled={isUnusable}
          onChange={isSettled ? chooseRead : () => onPick(true)}
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
  readonly isRisky: boolean;
}

/** Reads a theme for its sample; null for one that cannot be used. Rejects with an `ApiError`. */
async function readForSample({ fields }: OfferedTheme, files: ThemeFiles): Promise<ReadTheme | null> {
  const choice = whichTheme(fields, {});
  if (choice.by === 'system') return null;
  try {
    const { compiled, style } = await readAndCompile(choice, files);
    return {
      name: compiled.name,
      cssFor: (selector) => styleCss(compiled, selector),
      isRisky: style !== undefined && isRisky(style),
    };
  } catch (error) {
    if (error instanceof UnusableTheme) return null;
    throw error;
  }
}

import { chooseTheme, SYSTEM_THEME } from '@linnet/theme';
import { useEffect } from 'react';
import { storageKeys } from '../../boot/storage-keys';
import { deviceStorage } from '../../platform/storage/storages';
import { log } from '../../boot/logger';

/** The element with the chosen theme; the start script makes the same one. Without it the stock colours hold. */
const styleId = 'linnet-theme';

function setThemeStyle(css: string): void {
  const style = document.getElementById(styleId) ?? addStyle();
  if (style.textContent !== css) style.textContent = css;
}

function removeThemeStyle(): void {
  document.getElementById(styleId)?.remove();
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  document.head.append(style);
  return style;
}

interface ThemeChoices {
  /** What the person chose; null for nothing. */
  readonly own: string | null;
  /** What the instance's configuration names; null for nothing, undefined while it is not known yet. */
  readonly instanceTheme: string | null | undefined;
}

/**
 * Shows the theme that wins and keeps it for the next start. When nobody chose, the stock colours of the page
 * follow the system by themselves, and the colour engine is never loaded.
 */
export function useTheme({ own, instanceTheme }: ThemeChoices): void {
  const wishes = { own, instanceTheme };
  const id = chooseTheme({ ...wishes, systemScheme: 'dark' });
  const chosen = id === chooseTheme({ ...wishes, systemScheme: 'light' });
  const undecided = !chosen && own !== SYSTEM_THEME && instanceTheme === undefined;

  useEffect(() => {
    if (undecided) return;
    if (chosen) return showPalette(id);
    removeThemeStyle();
    deviceStorage.remove(storageKeys.theme);
  }, [id, chosen, undecided]);
}

/** Shows a palette once the engine is there; until then the colours stay as they are. */
function showPalette(id: string): () => void {
  let wanted = true;
  import('./compile-palette')
    .then(({ compilePalette }) => {
      if (!wanted) return;
      const theme = compilePalette(id);
      setThemeStyle(theme.css);
      deviceStorage.write(storageKeys.theme, JSON.stringify(theme));
    })
    .catch((error: unknown) => {
      log('warn', 'The chosen theme could not be shown; the colours stay as they are.', error);
    });
  return () => {
    wanted = false;
  };
}

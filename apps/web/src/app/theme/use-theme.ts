import { chooseTheme, SYSTEM_THEME } from '@linnet/theme';
import { useEffect } from 'react';
import { storageKeys } from '../../boot/storage-keys';
import { deviceStorage } from '../../platform/storage/storages';
import { log } from '../../boot/logger';

/**
 * Id of the style element with the chosen theme, which the start script creates too. Without it the stock colours hold.
 */
const styleId = 'linnet-theme';

function setThemeStyle(css: string): void {
  const style = document.getElementById(styleId) ?? addStyle();
  if (style.textContent !== css) style.textContent = css;
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  document.head.append(style);
  return style;
}

interface ThemeChoices {
  /** The viewer's choice; null for none. */
  readonly own: string | null;
  /** The theme in the instance's configuration; null for none, undefined while not loaded. */
  readonly instanceTheme: string | null | undefined;
}

/**
 * Applies the theme and caches it for the next start. When nobody has chosen one, the stock colours follow the system
 * by themselves, and the colour engine is never loaded.
 */
export function useTheme({ own, instanceTheme }: ThemeChoices): void {
  const choices = { own, instanceTheme };
  const id = chooseTheme({ ...choices, systemScheme: 'dark' });
  const chosen = id === chooseTheme({ ...choices, systemScheme: 'light' });
  const undecided = !chosen && own !== SYSTEM_THEME && instanceTheme === undefined;

  useEffect(() => {
    if (undecided) return;
    if (chosen) return showPalette(id);
    document.getElementById(styleId)?.remove();
    deviceStorage.remove(storageKeys.theme);
  }, [id, chosen, undecided]);
}

/** Applies a palette once the colour engine has loaded; the colours don't change before. */
function showPalette(id: string): () => void {
  let isCurrent = true;
  import('./compile-palette')
    .then(({ compilePalette }) => {
      if (!isCurrent) return;
      const theme = compilePalette(id);
      setThemeStyle(theme.css);
      deviceStorage.write(storageKeys.theme, JSON.stringify(theme));
    })
    .catch((error: unknown) => {
      log('warn', 'The chosen theme could not be shown; the colours stay as they are.', error);
    });
  return () => {
    isCurrent = false;
  };
}

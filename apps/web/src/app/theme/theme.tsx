import { useInstance } from '../../platform/client/use-instance';
import { useSetting } from '../../platform/client/use-setting';
import { useLanguage } from './use-language';
import { useMeasures } from './use-measures';
import { useTheme } from './use-theme';
import { Wallpaper } from './wallpaper';

/**
 * Applies the theme, language and sizes of the viewer and the instance. Loaded after the first content: until then the
 * stock colours of the page hold, or the theme that was cached at the last visit.
 */
export function Theme() {
  const { configured, config } = useInstance();
  useTheme({
    own: useSetting('palette'),
    instanceTheme: configured ? (config.palette ?? config.theme) : undefined,
  });
  useMeasures();
  useLanguage();
  return <Wallpaper />;
}

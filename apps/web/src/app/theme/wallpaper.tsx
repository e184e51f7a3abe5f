import { appearanceSettings } from '@linnet/domain/settings';
import { useLayoutEffect, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { usePageLook } from '../../platform/client/use-page-look';
import styles from './wallpaper.module.css';

/** The operator's picture behind the columns; a narrow page has no room beside them. */
export function Wallpaper() {
  const { background } = usePageLook();
  const { value: hidden } = useListedSetting(
    'hideInstanceWallpaper',
    appearanceSettings.hideInstanceWallpaper,
  );
  const narrow = useLayout() === 'narrow';
  if (background === null || hidden || narrow) return null;
  return <Picture key={background} address={background} />;
}

/** Comes slowly, once it is whole; one that cannot be had is as good as none. */
function Picture({ address }: { readonly address: string }) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const isThere = state === 'there';

  // What stands on the page itself then gets a ground of its own.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-wallpaper', isThere);
    return () => document.documentElement.removeAttribute('data-wallpaper');
  }, [isThere]);

  if (state === 'failed') return null;
  return (
    <img
      className={styles.wallpaper}
      data-there={isThere}
      src={address}
      alt=""
      decoding="async"
      fetchPriority="low"
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}

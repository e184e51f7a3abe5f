import { appearanceSettings } from '@linnet/domain/settings';
import { useLayoutEffect, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useOperatorsPicture, usePageAppearance } from '../../platform/client/operators-picture';
import { useSession } from '../../platform/client/client-provider';
import styles from './wallpaper.module.css';

/** The wallpaper: the viewer's own, or else the operator's. Narrow pages have no room beside the columns. */
export function Wallpaper() {
  const session = useSession();
  const background = useOperatorsPicture(usePageAppearance().background) ?? null;
  const { value: hidden } = useListedSetting(
    'hideInstanceWallpaper',
    appearanceSettings.hideInstanceWallpaper,
  );
  const narrow = useLayout() === 'narrow';
  const isSignedIn = session.state === 'signed-in';
  // Waits until it is known whether the viewer has their own: the operator's would only flash up.
  if (narrow || (isSignedIn && session.own === null)) return null;
  const address = (isSignedIn && session.own?.background) || (hidden ? null : background);
  return address === null ? null : <WallpaperImage key={address} address={address} />;
}

/** Fades in once it has loaded; renders nothing when it fails to. */
function WallpaperImage({ address }: { readonly address: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isLoaded = state === 'loaded';

  // Elements directly on the page then get a background of their own.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-wallpaper', isLoaded);
    return () => document.documentElement.removeAttribute('data-wallpaper');
  }, [isLoaded]);

  if (state === 'failed') return null;
  return (
    <img
      className={styles.wallpaper}
      data-loaded={isLoaded}
      src={address}
      alt=""
      decoding="async"
      fetchPriority="low"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}

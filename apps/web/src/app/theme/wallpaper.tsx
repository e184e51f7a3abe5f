import { appearanceSettings } from '@linnet/domain/settings';
import { useLayoutEffect, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useOperatorsPicture } from '../../platform/client/use-operators-picture';
import { usePageLook } from '../../platform/client/use-page-look';
import { useSession } from '../../platform/client/use-session';
import styles from './wallpaper.module.css';

/** The person's own picture behind the columns, or else the operator's; a narrow page has no room beside them. */
export function Wallpaper() {
  const session = useSession();
  const background = useOperatorsPicture(usePageLook().background) ?? null;
  const { value: hidden } = useListedSetting(
    'hideInstanceWallpaper',
    appearanceSettings.hideInstanceWallpaper,
  );
  const narrow = useLayout() === 'narrow';
  const isMember = session.state === 'member';
  // Until it is known whether there is one of their own, the operator's would only flash up.
  if (narrow || (isMember && session.own === null)) return null;
  const address = (isMember && session.own?.background) || (hidden ? null : background);
  return address === null ? null : <Picture key={address} address={address} />;
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

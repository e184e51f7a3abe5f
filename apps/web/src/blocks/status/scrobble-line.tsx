import type { Author } from '@linnet/domain';
import { latestScrobblesOf } from '@linnet/domain/fetching';
import { ageInMs, scrobbleSettings } from '@linnet/domain/settings';
import Music from 'lucide-react/icons/music';
import { useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useResource } from '../../platform/client/use-resource';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { useRelativeTime } from '../../platform/time/relative-time';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import styles from './scrobble-line.module.css';

/** What the author last listened to, unless it is too old. Loaded for signed-in viewers only. */
export function ScrobbleLine({ author }: { readonly author: Author }) {
  const client = useClient();
  const text = useText();
  const [now] = useState(() => Date.now());
  const isSignedIn = useSession().state === 'signed-in';
  const isOffered = useFeature('scrobbles');
  const hides = useListedSetting('hideScrobbles', scrobbleSettings.hideScrobbles).value;
  const maxAge = useListedSetting('hideScrobblesAfter', scrobbleSettings.hideScrobblesAfter).value;
  const isWanted = isSignedIn && isOffered && !hides;
  // Shows no error: this is only an extra.
  const [scrobble] = useResource(latestScrobblesOf(client).get(author.id), isWanted).value ?? [];
  if (!isWanted || scrobble === undefined || now - Date.parse(scrobble.createdAt) > ageInMs(maxAge))
    return null;

  const { artist, title, link, createdAt } = scrobble;
  const piece = <bdi>{artist === '' ? title : text('status.scrobble_piece', { artist, title })}</bdi>;
  return (
    <div className={styles.line}>
      <Icon of={Music} size="small" />
      <span className={styles.words}>
        <Text
          id="status.scrobble"
          values={{
            piece:
              link === null ? (
                piece
              ) : (
                <a href={link} {...otherSite}>
                  {piece}
                </a>
              ),
          }}
        />{' '}
        <ScrobbleAge at={createdAt} />
      </span>
    </div>
  );
}

function ScrobbleAge({ at }: { at: string }) {
  return <time dateTime={at}>{useRelativeTime(Date.parse(at))}</time>;
}

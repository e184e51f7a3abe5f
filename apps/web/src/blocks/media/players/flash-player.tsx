import type { Attachment } from '@linnet/api';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Text } from '../../../platform/i18n/text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import styles from './flash-player.module.css';
import { useFlash } from './use-flash';

/** A Flash film. Nothing is loaded before the viewer has seen the warning and starts it. */
export function FlashPlayer({ attachment }: { readonly attachment: Attachment }) {
  const { url, description } = attachment;
  const { state, place, start } = useFlash(url);
  return (
    <div className={styles.flash} data-player="flash" data-state={state}>
      <div ref={place} className={styles.place} hidden={state !== 'loaded'} />
      {state !== 'loaded' && (
        <div className={styles.words}>
          <Icon of={TriangleAlert} />
          {description !== '' && <b dir="auto">{description}</b>}
          {state === 'warning' || state === 'loading' ? (
            <>
              <p>
                <Text id="media.flash_warning" />
              </p>
              <Button small pending={state === 'loading'} onClick={start}>
                <Text id="media.flash_play" />
              </Button>
            </>
          ) : (
            <>
              <p role="alert">
                <Text id={state === 'blocked' ? 'media.flash_blocked' : 'media.flash_fail'} />
              </p>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                <Text id="media.open_file" />
              </a>
            </>
          )}
        </div>
      )}
    </div>
  );
}

import type { Attachment } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useOpenAllChoice } from '../../platform/client/filter-context';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSavesData } from '../../platform/client/use-saves-data';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Blurred } from './blurred';
import styles from './media-cover.module.css';

/** Whether covered media are shown: chosen here, or by "show all", which doesn't open what filters cover. */
export function useUncovered(byFilter: boolean): [boolean, (uncovered: boolean) => void] {
  const all = useOpenAllChoice('media');
  const choiceNumber = all?.number ?? 0;
  const [chosen, setChosen] = useState<{ choiceNumber: number; uncovered: boolean } | null>(null);
  const opened = all?.open === true && !byFilter;
  const uncovered = chosen?.choiceNumber === choiceNumber ? chosen.uncovered : opened;
  return [uncovered, (now) => setChosen({ choiceNumber, uncovered: now })];
}

/** The instance's own picture in place of sensitive media; null if it has none. */
function useCensorImage(): string | null {
  const { settings } = useClient();
  const configured = useSyncExternalStore(settings.instance.subscribe, () => settings.instance.get());
  return censorImage(configured['nsfwCensorImage']);
}

/** A configured picture, if its address is safe (on this server, or https); otherwise null. */
export function censorImage(configured: unknown): string | null {
  if (typeof configured !== 'string') return null;
  return /^(?:\/(?![/\\])|https:\/\/[^/\\])[^\s"'()\\]*$/.test(configured) ? configured : null;
}

interface MediaCoverProps {
  readonly attachments: readonly Attachment[];
  readonly covered: boolean;
  /** Titles of the filters that cover the media; empty if their author marked them as sensitive. */
  readonly coveredBy: readonly string[];
  readonly onUncover: (uncovered: boolean) => void;
  readonly onOpen: (attachment: Attachment, opener: HTMLElement | null) => void;
}

/** Covers sensitive media until the viewer opens them; then a button covers them again. */
export function MediaCover({ attachments, covered, coveredBy, onUncover, onOpen }: MediaCoverProps) {
  const text = useText();
  const list = useList();
  const { value: preloads } = useListedSetting('preloadImage', generalSettings.preloadImage);
  const { value: oneClick } = useListedSetting('useOneClickNsfw', generalSettings.useOneClickNsfw);
  const savesData = useSavesData();
  const chosenImage = useCensorImage();
  const censorImage = savesData ? null : chosenImage;
  const [first] = attachments;
  useEffect(() => {
    if (!covered || !preloads || savesData) return;
    for (const { kind, previewUrl } of attachments) if (kind === 'image') new Image().src = previewUrl;
  }, [covered, preloads, savesData, attachments]);

  if (!covered) {
    return (
      <IconButton
        small
        data-key="media"
        className={styles.hide}
        name={text('status.hide_media')}
        icon={EyeOff}
        onClick={() => onUncover(false)}
      />
    );
  }

  function uncover() {
    onUncover(true);
    if (oneClick && first !== undefined && first.kind !== 'html' && first.kind !== 'unknown')
      onOpen(first, null);
  }

  return (
    <div className={styles.cover}>
      {censorImage === null && first?.blurhash && <Blurred hash={first.blurhash} />}
      {censorImage !== null && <img className={styles.censor} src={censorImage} alt="" />}
      <div className={styles.words}>
        <Icon of={EyeOff} size="large" />
        {coveredBy.length === 0
          ? text('status.sensitive_media')
          : text('muted.media', { titles: list(coveredBy) })}
        <Button small data-key="media" className={styles.show} onClick={uncover}>
          {text('status.show_media')}
        </Button>
      </div>
    </div>
  );
}

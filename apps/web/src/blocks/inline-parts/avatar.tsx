import type { Account } from '@linnet/api';
import { type SyntheticEvent, useState } from 'react';
import { useSavesData, useStopsMotion } from '../../platform/client/use-saves-data';
import styles from './avatar.module.css';

interface AvatarProps {
  account: Pick<Account, 'avatar' | 'avatarStatic' | 'acct'>;
  size?: 'normal' | 'small' | 'tiny' | 'large';
}

/** The server's default avatar, shown when a picture can't be loaded. If it is missing, too, CSS draws a figure. */
const DEFAULT_PICTURE = '/images/avi.png';

/** An avatar. Decorative: the name stands beside it. Animated ones may play only while they are pointed at. */
export function Avatar({ account: { avatar, avatarStatic }, size = 'normal' }: AvatarProps) {
  const savesData = useSavesData();
  const stops = useStopsMotion();
  const [, setErrorCount] = useState(0);
  const [isOver, setOver] = useState(false);
  const isPointedAt = isOver && !savesData;
  const wanted = stops && !isPointedAt ? avatarStatic : avatar;
  const src = wanted === '' || hasFailed(wanted) ? DEFAULT_PICTURE : wanted;
  // Many servers have no still version of it: the first frame is drawn over the picture instead.
  const isDrawn = stops && avatarStatic === avatar && /\.gif(?:\?|$)/i.test(avatar);

  return (
    <span
      className={styles.avatar}
      data-size={size}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    >
      {!hasFailed(src) && (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={isDrawn ? drawFrame : undefined}
          onError={() => {
            noteError(src);
            setErrorCount((count) => count + 1);
          }}
        />
      )}
      {isDrawn && !isPointedAt && <canvas className={styles.frame} />}
    </span>
  );
}

/** Draws the current frame of a picture into the canvas that follows it. Nobody reads that, so it may be tainted. */
export function drawFrame({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const canvas = image.nextElementSibling;
  if (!(canvas instanceof HTMLCanvasElement)) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/** Milliseconds for which no component requests a picture again that failed to load. */
const REST_MS = 300_000;
/** Far more than a page shows. */
const CAP = 1000;

const errorTimes = new Map<string, number>();

/** Whether loading this picture failed in the last five minutes. */
function hasFailed(address: string): boolean {
  const at = errorTimes.get(address);
  return at !== undefined && Date.now() - at < REST_MS;
}

/** Records that a picture failed to load. */
function noteError(address: string): void {
  if (errorTimes.size >= CAP) errorTimes.clear();
  errorTimes.set(address, Date.now());
}

/** When the network is back, every picture is tried again. */
addEventListener('online', () => errorTimes.clear());

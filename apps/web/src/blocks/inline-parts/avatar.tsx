import type { Account } from '@linnet/api';
import { type SyntheticEvent, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useMotion } from '../../platform/client/use-saves-data';
import { join } from '../../ui/styles/join';
import styles from './avatar.module.css';

interface AvatarProps {
  account: Pick<Account, 'avatar' | 'avatarStatic' | 'acct'>;
  size?: 'normal' | 'small' | 'tiny' | 'large';
}

/**
 * An avatar. Decorative: the name stands beside it. Animated ones may play only while they are pointed at. If it can't
 * be loaded, the server's default one is shown; if that is missing too, CSS draws a figure.
 */
export function Avatar({ account: { avatar, avatarStatic }, size = 'normal' }: AvatarProps) {
  const motion = useMotion();
  const { facts } = useClient().instance;
  const stops = motion !== 'always';
  const [, setErrorCount] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const mayMove = isHovered && motion !== 'never';
  const address = stops && !mayMove ? avatarStatic : avatar;
  // Read only where it is needed: no avatar waits for the instance's document.
  const src = address === '' || hasFailed(address) ? facts.get().config.defaultAvatar : address;
  // Many servers have no still version of it: the first frame is drawn over the picture instead.
  const drawsFirstFrame = stops && avatarStatic === avatar && /\.gif(?:\?|$)/i.test(avatar);
  const hasPicture = !hasFailed(src);
  const showsFirstFrame = drawsFirstFrame && !mayMove;

  return (
    <span
      className={join(styles.avatar, !hasPicture && styles.empty, showsFirstFrame && styles.frozen)}
      data-size={size}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {hasPicture && (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={drawsFirstFrame ? drawFrame : undefined}
          onError={() => {
            recordError(src);
            setErrorCount((count) => count + 1);
          }}
        />
      )}
      {showsFirstFrame && <canvas className={styles.frame} />}
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

/** A picture that failed to load is not requested again for this time. */
const RETRY_AFTER_MS = 300_000;
/** Far more than a page shows. */
const MAX_ENTRIES = 1000;

const errorTimes = new Map<string, number>();

/** Whether loading this picture failed in the last five minutes. */
function hasFailed(address: string): boolean {
  const at = errorTimes.get(address);
  return at !== undefined && Date.now() - at < RETRY_AFTER_MS;
}

/** Records that a picture failed to load. */
function recordError(address: string): void {
  if (errorTimes.size >= MAX_ENTRIES) errorTimes.clear();
  errorTimes.set(address, Date.now());
}

/** When the network is back, every picture is tried again. */
addEventListener('online', () => errorTimes.clear());

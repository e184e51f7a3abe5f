import type { RichEmoji } from '@linnet/richtext';
import { type SyntheticEvent, useState } from 'react';
import { useSavesData, useStopsMotion } from '../../platform/client/use-saves-data';
import moving from './moving-emoji.module.css';
import styles from './emoji.module.css';

interface MovingEmojiProps {
  emoji: RichEmoji;
}

/** An animated emoji. If the viewer wants it so, it plays only while it is pointed at. */
export function MovingEmoji({ emoji: { shortcode, url, staticUrl } }: MovingEmojiProps) {
  const savesData = useSavesData();
  const stops = useStopsMotion();
  const [isOver, setOver] = useState(false);
  const isPointedAt = isOver && !savesData;
  const [failed, setFailed] = useState(false);
  const name = `:${shortcode}:`;
  if (failed) return name;
  // Many servers have no still version of it: the first frame is drawn over the picture instead.
  const isDrawn = stops && staticUrl === url;
  const picture = (
    <img
      className={styles.emoji}
      src={stops && !isPointedAt ? staticUrl : url}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
      onLoad={isDrawn ? drawFrame : undefined}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    />
  );
  if (!isDrawn) return picture;
  return (
    <span className={moving.still}>
      {picture}
      <canvas className={styles.emoji} aria-hidden />
    </span>
  );
}

function drawFrame({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const canvas = image.nextElementSibling;
  if (!(canvas instanceof HTMLCanvasElement)) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

import { type Crop, type Framing, MAX_ZOOM, cropArea, panned, clampCrop } from '@linnet/domain/own-profile';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import styles from './crop-dialog.module.css';

/** How far an arrow key moves the picture, as a fraction of the frame. */
const STEP = 0.05;

const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 };

/** The crop after a key press; null for keys without a function. */
function cropAfterKey(key: string, framing: Framing, crop: Crop): Crop | null {
  const move = moves[key];
  if (move !== undefined) return panned(framing, crop, move);
  const factor = zooms[key];
  if (factor === undefined) return null;
  return clampCrop(framing.picture, framing.aspect, { ...crop, zoom: crop.zoom * factor });
}

interface CropFrameProps {
  readonly picture: ImageBitmap;
  readonly aspect: number;
  /** Shows the frame as a circle, for avatars. */
  readonly round: boolean;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** The fixed frame over the picture, which is moved and zoomed by pointer, fingers, wheel and keys. */
export function CropFrame({ picture, aspect, round, crop, onCrop }: CropFrameProps) {
  const text = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Positions of the fingers, in pixels of the window. */
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current) return;
    const { width, height } = canvas.current;
    const { left, top, ...size } = cropArea(picture, aspect, crop);
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, left, top, size.width, size.height, 0, 0, width, height);
  }, [picture, aspect, crop]);

  function zoomBy(factor: number) {
    onCrop(clampCrop(picture, aspect, { ...crop, zoom: crop.zoom * factor }));
  }
  const zoomByWheel = useEffectEvent(zoomBy);

  useEffect(() => {
    const element = frame.current;
    // React adds passive listeners, which cannot stop the page from scrolling.
    const handleWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomByWheel(Math.exp(-event.deltaY / 400));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, []);

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function handleMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    const previous = pointers.current.get(pointerId);
    if (previous === undefined) return;
    const [other] = [...pointers.current].filter(([key]) => key !== pointerId);
    pointers.current.set(pointerId, { x, y });
    const { width, height } = currentTarget.getBoundingClientRect();
    const shift = { x: (x - previous.x) / width, y: (y - previous.y) / height };
    if (other === undefined) return onCrop(panned({ picture, aspect }, crop, shift));
    const [, { x: otherX, y: otherY }] = other;
    const previousDistance = Math.hypot(previous.x - otherX, previous.y - otherY);
    if (previousDistance > 0) zoomBy(Math.hypot(x - otherX, y - otherY) / previousDistance);
  }

  function handleUp({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }

  function handleKey(event: KeyboardEvent) {
    const next = cropAfterKey(event.key, { picture, aspect }, crop);
    if (next === null) return;
    event.preventDefault();
    onCrop(next);
  }

  const height = Math.round(900 / aspect);
  return (
    <>
      <div
        ref={frame}
        className={join(styles.frame, round && styles.round)}
        style={{ aspectRatio: aspect }}
        role="group"
        aria-label={text('edit_profile.crop_frame')}
        aria-describedby={`${id}-hint`}
        // Focusable, since keys move the picture.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onKeyDown={handleKey}
      >
        <canvas ref={canvas} width={900} height={height} className={styles.canvas} />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('edit_profile.crop_hint')}
      </p>
      <label className={styles.zoom}>
        <span>{text('edit_profile.crop_zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) =>
            onCrop(clampCrop(picture, aspect, { ...crop, zoom: Number(currentTarget.value) }))
          }
        />
      </label>
    </>
  );
}

import { type Crop, cutOf, MOST_ZOOM, panned, within, type Framing } from '@linnet/domain/own-profile';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { join } from '../../../ui/styles/join';
import styles from './cropper.module.css';
/** Parts of the frame that a key moves the picture by. */
const STEP = 0.05;

const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 };

/** The cut after a key; null for keys that mean nothing here. */
function keyCrop(key: string, framing: Framing, crop: Crop): Crop | null {
  const move = moves[key];
  if (move !== undefined) return panned(framing, crop, move);
  const factor = zooms[key];
  if (factor === undefined) return null;
  return within(framing.picture, framing.aspect, { ...crop, zoom: crop.zoom * factor });
}

interface CropFrameProps {
  readonly picture: ImageBitmap;
  readonly aspect: number;
  /** Shown as an avatar is. */
  readonly round: boolean;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** The frame over the picture: the picture is moved under it by pointer, fingers, wheel and keys. */
export function CropFrame({ picture, aspect, round, crop, onCrop }: CropFrameProps) {
  const text = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where fingers are, in pixels of the window. */
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current) return;
    const { width, height } = canvas.current;
    const { left, top, ...cut } = cutOf(picture, aspect, crop);
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, left, top, cut.width, cut.height, 0, 0, width, height);
  }, [picture, aspect, crop]);

  function zoomBy(factor: number) {
    onCrop(within(picture, aspect, { ...crop, zoom: crop.zoom * factor }));
  }
  const zoomByWheel = useEffectEvent(zoomBy);

  useEffect(() => {
    const element = frame.current;
    // React listens passively, and the page would scroll along.
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
    const before = pointers.current.get(pointerId);
    if (before === undefined) return;
    const [other] = [...pointers.current].filter(([key]) => key !== pointerId);
    pointers.current.set(pointerId, { x, y });
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: (x - before.x) / width, y: (y - before.y) / height };
    if (other === undefined) return onCrop(panned({ picture, aspect }, crop, by));
    const [, { x: otherX, y: otherY }] = other;
    const apart = Math.hypot(before.x - otherX, before.y - otherY);
    if (apart > 0) zoomBy(Math.hypot(x - otherX, y - otherY) / apart);
  }

  function handleUp({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }

  function handleKey(event: KeyboardEvent) {
    const next = keyCrop(event.key, { picture, aspect }, crop);
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
        // Keys move the picture: whoever has no pointer comes to it as to a field.
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
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) =>
            onCrop(within(picture, aspect, { ...crop, zoom: Number(currentTarget.value) }))
          }
        />
      </label>
    </>
  );
}

import type { PlainShadow } from '@linnet/theme';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import styles from '../style-editor/components-part.module.css';

/** The largest offset of a shadow that can be set here, in pixels. */
const REACH = 20;
/** Width and height of the drawing. */
const SIZE = 96;

const clamped = (value: number): number => Math.max(-REACH, Math.min(REACH, Math.round(value)));

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface LightPadProps {
  readonly shadow: PlainShadow;
  /** Names the shadow. */
  readonly name: string;
  /** Called with the new offset of the shadow, in pixels. */
  readonly onMove: (x: number, y: number) => void;
  readonly onDone?: (() => void) | undefined;
}

/** Sets the offset of a shadow by a light that is dragged or moved by arrow keys: the shadow falls to the other side. */
export function LightPad({ shadow, name, onMove, onDone }: LightPadProps) {
  const text = useText();
  const pad = useRef<HTMLButtonElement>(null);
  const { x, y, blur, inset } = shadow;
  const lampAt = (offset: number) => SIZE / 2 - (clamped(offset) / REACH) * (SIZE / 2 - 8);

  function handlePointer(event: PointerEvent<HTMLButtonElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    /** From -1 to 1. */
    const share = (at: number, from: number, size: number) => ((at - from) / size) * 2 - 1;
    onMove(
      clamped(-REACH * share(event.clientX, left, width)),
      clamped(-REACH * share(event.clientY, top, height)),
    );
  }

  function handleKey(event: KeyboardEvent): void {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    // The light moves, and the shadow the other way.
    onMove(clamped(x - right), clamped(y - down));
  }

  return (
    <button
      ref={pad}
      type="button"
      className={styles.pad}
      aria-label={text('style_editor.light', { shadow: name, x, y })}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={onDone}
      onKeyDown={handleKey}
      onBlur={onDone}
    >
      <svg viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} aria-hidden>
        <line x1={lampAt(x)} y1={lampAt(y)} x2={SIZE / 2} y2={SIZE / 2} className={styles.ray} />
        <circle cx={lampAt(x)} cy={lampAt(y)} r="6" className={styles.lamp} />
      </svg>
      <span
        className={styles.plate}
        style={{
          boxShadow: `${inset ? 'inset ' : ''}${String(x)}px ${String(y)}px ${String(blur)}px var(--text)`,
        }}
      />
    </button>
  );
}

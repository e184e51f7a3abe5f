import type { PlainShadow } from '@linnet/theme';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import styles from '../style-editor/components-part.module.css';

/** The furthest that a shadow can be thrown here, in pixels. */
const REACH = 20;
/** Width and height of the drawing. */
const SIZE = 96;

const within = (value: number): number => Math.max(-REACH, Math.min(REACH, Math.round(value)));

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
  /** The shadow falls here, in pixels: away from the light. */
  readonly onMove: (x: number, y: number) => void;
  readonly onDone?: (() => void) | undefined;
}

/** A light over a small plate: where it is dragged to, or moved by arrow keys, the shadow falls away from. */
export function LightPad({ shadow, name, onMove, onDone }: LightPadProps) {
  const text = useText();
  const pad = useRef<HTMLButtonElement>(null);
  const { x, y, blur, inset } = shadow;
  const place = (offset: number) => SIZE / 2 - (within(offset) / REACH) * (SIZE / 2 - 8);

  function handlePointer(event: PointerEvent<HTMLButtonElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, size: number) => ((at - from) / size) * 2 - 1;
    onMove(
      within(-REACH * part(event.clientX, left, width)),
      within(-REACH * part(event.clientY, top, height)),
    );
  }

  function handleKey(event: KeyboardEvent): void {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    // The light moves, and the shadow the other way.
    onMove(within(x - right), within(y - down));
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
        <line x1={place(x)} y1={place(y)} x2={SIZE / 2} y2={SIZE / 2} className={styles.ray} />
        <circle cx={place(x)} cy={place(y)} r="6" className={styles.lamp} />
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

import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { useDrag } from './use-drag';

/** Three rows of 40 pixels, each its own handle. */
async function scene() {
  const onMove = vi.fn<(from: number, to: number) => void>();
  function Rows() {
    const list = useRef<HTMLUListElement>(null);
    const { drag, begin } = useDrag({ list, onMove });
    return (
      <ul ref={list} data-dragging={drag !== null}>
        {[0, 1, 2].map((at) => (
          <li key={at} onPointerDown={(event) => begin(at, event)} />
        ))}
      </ul>
    );
  }
  const { container } = await show(<Rows />);
  const rows = [...container.querySelectorAll('li')];
  // The test's page measures nothing.
  rows.forEach((row, at) => (row.getBoundingClientRect = () => new DOMRect(0, at * 40, 300, 40)));
  function tell(type: string, pageY: number, target: EventTarget = window) {
    const event = new PointerEvent(type, { bubbles: true, button: 0, pointerId: 7, isPrimary: true });
    Object.defineProperties(event, { pageY: { value: pageY }, clientY: { value: pageY } });
    target.dispatchEvent(event);
  }
  await act(async () => tell('pointerdown', 20, rows[0]));
  const isDragging = () => container.querySelector('ul')?.getAttribute('data-dragging');
  return { tell, onMove, isDragging };
}

test('a row falls where it was let go, also before its last move was drawn', async () => {
  const { tell, onMove, isDragging } = await scene();
  expect(isDragging()).toBe('true');
  await act(async () => {
    tell('pointermove', 60);
    tell('pointermove', 100);
    tell('pointerup', 100);
  });
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(isDragging()).toBe('false');
});

test('a lost pointer, and a row that is dropped where it was, change nothing', async () => {
  const lost = await scene();
  await act(async () => lost.tell('pointermove', 100));
  await act(async () => lost.tell('pointercancel', 100));
  expect(lost.isDragging()).toBe('false');
  expect(lost.onMove).not.toHaveBeenCalled();
  const back = await scene();
  await act(async () => back.tell('pointermove', 100));
  await act(async () => back.tell('pointerup', 30));
  expect(back.onMove).not.toHaveBeenCalled();
});

import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { DropOverlay, useDropFiles } from './drop-files';

const file = new File(['x'], 'owl.png', { type: 'image/png' });

function Form({ onFiles, disabled = false }: FormProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDropFiles(ref, { disabled, onFiles });
  return (
    <>
      <div ref={ref}>
        <textarea />
        <DropOverlay state={state} />
      </div>
      <p>elsewhere</p>
    </>
  );
}

interface FormProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean;
}

function drag(type: string, at: Element, { kind = 'Files' }: { kind?: string } = {}) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types: [kind], files: [file], dropEffect: '' };
  Object.assign(event, { dataTransfer, relatedTarget: null });
  act(() => void at.dispatchEvent(event));
  return { event, dataTransfer };
}

async function shown(props: Partial<FormProps> = {}) {
  const onFiles = vi.fn<FormProps['onFiles']>();
  const { container } = await show(<Form onFiles={onFiles} {...props} />);
  const field = container.querySelector('textarea');
  const elsewhere = container.querySelector('p');
  if (field === null || elsewhere === null) throw new Error('The form did not come.');
  return { place: container, field, elsewhere, onFiles, sign: () => container.querySelector('[data-state]') };
}

test('files over the form are shown, and dropped on it they are taken', async () => {
  const { field, onFiles, sign } = await shown();
  expect(sign()).toBeNull();
  const over = drag('dragover', field);
  expect([over.event.defaultPrevented, over.dataTransfer.dropEffect]).toEqual([true, 'copy']);
  expect(sign()?.getAttribute('data-state')).toBe('over');
  drag('drop', field);
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  expect(sign()?.getAttribute('data-state')).toBe('fading');
});

test('the sign goes half a second after the files have left [2.9.016]', async () => {
  const { field, elsewhere, sign } = await shown();
  drag('dragover', field);
  const left = performance.now();
  drag('dragover', elsewhere);
  expect(sign()?.getAttribute('data-state')).toBe('fading');
  await until(() => sign() === null);
  expect(performance.now() - left).toBeGreaterThan(450);
});

test('files that leave the window are gone', async () => {
  const { field, sign } = await shown();
  drag('dragover', field);
  drag('dragleave', field);
  expect(sign()?.getAttribute('data-state')).toBe('fading');
});

test('files that miss the form do not take the place of the page', async () => {
  const { elsewhere, onFiles, sign } = await shown();
  const over = drag('dragover', elsewhere);
  expect([over.event.defaultPrevented, over.dataTransfer.dropEffect]).toEqual([true, 'none']);
  expect(drag('drop', elsewhere).event.defaultPrevented).toBe(true);
  expect([onFiles.mock.calls.length, sign()]).toEqual([0, null]);
});

test('words that are dragged are none of its business', async () => {
  const { field, onFiles, sign } = await shown();
  expect(drag('dragover', field, { kind: 'text/plain' }).event.defaultPrevented).toBe(false);
  expect(drag('drop', field, { kind: 'text/plain' }).event.defaultPrevented).toBe(false);
  expect([onFiles.mock.calls.length, sign()]).toEqual([0, null]);
});

test('a form that is just being sent takes none', async () => {
  const { field, onFiles, sign } = await shown({ disabled: true });
  expect(drag('dragover', field).dataTransfer.dropEffect).toBe('none');
  drag('drop', field);
  expect([onFiles.mock.calls.length, sign()]).toEqual([0, null]);
});

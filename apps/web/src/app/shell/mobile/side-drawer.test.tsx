import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from '../../../platform/navigation/navigate';
import { show } from '../../../testing/show';
import { SideDrawer } from './side-drawer';
import { useOpenHere } from '../../../platform/navigation/use-open-here';

function DrawerWithButton() {
  const drawer = useOpenHere();
  return (
    <>
      <button type="button" onClick={drawer.show}>
        menu
      </button>
      <SideDrawer open={drawer.open} onClose={drawer.close}>
        <a href="/main/all">somewhere</a>
      </SideDrawer>
    </>
  );
}

async function openDrawer() {
  const { container } = await show(<DrawerWithButton />);
  const button = container.querySelector('button');
  const dialog = container.querySelector('dialog');
  if (!button || !dialog) throw new Error('The drawer is not on the page.');
  // The test's page measures nothing: a drawer of 300 × 800 at the left edge.
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, 300, 800);
  await act(async () => button.click());
  return { button, dialog };
}

function drag(
  dialog: HTMLElement,
  { from, to, type = 'touch' }: { from: number[]; to: number[]; type?: string },
) {
  const at = ([clientX = 0, clientY = 0]: number[]) => ({
    clientX,
    clientY,
    pointerId: 7,
    pointerType: type,
  });
  return act(async () => {
    dialog.dispatchEvent(new PointerEvent('pointerdown', at(from)));
    dialog.dispatchEvent(new PointerEvent('pointermove', at(to)));
    dialog.dispatchEvent(new PointerEvent('pointerup', at(to)));
  });
}

beforeEach(() => history.replaceState(null, '', '/main/public'));

test('opens at the button, as a dialog with a name', async () => {
  const { dialog } = await openDrawer();
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('aria-label')).toBe('Menu');
});

test('closes when the browser closes it: Escape, or a phone’s Back', async () => {
  const { dialog, button } = await openDrawer();
  await act(async () => dialog.close());
  expect(dialog.open).toBe(false);
  // It was told, so that the next press opens it again.
  await act(async () => button.click());
  expect(dialog.open).toBe(true);
});

test('closes when the dark beside it is clicked, not when it is clicked itself', async () => {
  const { dialog } = await openDrawer();
  const click = (clientX: number) =>
    act(
      async () =>
        void dialog.dispatchEvent(new MouseEvent('click', { clientX, clientY: 100, bubbles: true })),
    );
  await click(120);
  expect(dialog.open).toBe(true);
  await click(350);
  expect(dialog.open).toBe(false);
});

test('closes by a swipe towards its edge [1.2.055]', async () => {
  const { dialog } = await openDrawer();
  await drag(dialog, { from: [200, 300], to: [100, 310] });
  expect(dialog.open).toBe(false);
});

test.each([
  ['a short one', { from: [200, 300], to: [160, 300] }],
  ['one away from the edge', { from: [100, 300], to: [220, 300] }],
  ['scrolling', { from: [200, 300], to: [120, 500] }],
  ['a drag by mouse', { from: [200, 300], to: [100, 300], type: 'mouse' }],
])('stays open after %s', async (_, path) => {
  const { dialog } = await openDrawer();
  await drag(dialog, path);
  expect(dialog.open).toBe(true);
  expect(dialog.style.translate).toBe('');
});

test('closes when the viewer opens another page', async () => {
  const { dialog } = await openDrawer();
  await act(async () => navigate('/main/all'));
  expect(dialog.open).toBe(false);
});

test('closes when the viewer opens the page that is already open', async () => {
  const { dialog } = await openDrawer();
  await act(async () => navigate('/main/public'));
  expect(dialog.open).toBe(false);
});

import { act, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show';
import { PositionOffer } from './position-offer';

type Props = ComponentProps<typeof PositionOffer>;

async function shown(props: Partial<Props> = {}) {
  const onGo = vi.fn<Props['onGo']>().mockResolvedValue('reached');
  const onDismiss = vi.fn<() => void>();
  const whole: Props = {
    offer: { kind: 'page', id: '7', offset: 0 },
    isNotFound: false,
    isComplete: false,
    onGo,
    onDismiss,
    ...props,
  };
  const { container, rerender } = await show(<PositionOffer {...whole} />);
  const button = () => container.querySelector('button');
  const press = () => act(async () => button()?.click());
  return { place: container, again: rerender, whole, onGo, onDismiss, button, press };
}

test('the offer goes once one is there', async () => {
  const { button, press, onDismiss } = await shown();
  expect(button()?.textContent).toBe('Go back to where you were');
  await press();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a place that was not found is said to be, with a way to go on looking', async () => {
  const { place, press, onGo, onDismiss } = await shown({ isNotFound: true });
  onGo.mockResolvedValue('lost');
  expect(place.textContent).toBe('Couldn’t find where you were.Keep searching');
  await press();
  expect(onGo).toHaveBeenCalledTimes(1);
  expect(place.textContent).toBe('Couldn’t find where you were.Keep searching');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('a place that is found while somebody goes on reading is offered and not gone to', async () => {
  const { place, again, whole, press, onGo, onDismiss } = await shown({ isNotFound: true });
  onGo.mockResolvedValue('found');
  await press();
  await again(<PositionOffer {...whole} isNotFound={false} />);
  expect(place.textContent).toBe('Go back to where you were');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('of a place that the whole list does not hold it is said that it is gone', async () => {
  const { place, button } = await shown({ isNotFound: true, isComplete: true });
  expect(place.textContent).toBe('The post you were reading is no longer here.');
  expect(button()?.getAttribute('aria-label') ?? button()?.title).toBe('Close');
});

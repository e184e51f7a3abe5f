import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { CardBoundary } from './card-boundary';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let broken = true;
function Card() {
  if (broken) throw new Error('a broken card');
  return <p>fine</p>;
}

test('a broken card leaves its neighbours alone, and can be tried again', async () => {
  broken = true;
  const { place } = await show(
    <>
      <CardBoundary resetKey="1">
        <Card />
      </CardBoundary>
      <p>neighbour</p>
    </>,
  );
  expect(place.textContent).toContain('Couldn’t show this.');
  expect(place.textContent).toContain('neighbour');
  broken = false;
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('fineneighbour');
});

test('another row in the same place is another try', async () => {
  broken = true;
  const card = (key: string) => (
    <CardBoundary resetKey={key}>
      <Card />
    </CardBoundary>
  );
  const { place, again } = await show(card('1'));
  broken = false;
  await again(card('1'));
  expect(place.textContent).toContain('Couldn’t show this.');
  await again(card('2'));
  expect(place.textContent).toBe('fine');
});

import { actionsOf } from '@linnet/domain/actions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cardId, cardStatus, ownAccount, showCard, eventually } from '../../testing/show-card';

const banner = () => document.querySelector('[role="alert"]');
/** What a card tells stands with its actions. */
const rowStands = () => eventually(() => document.querySelector('[aria-label="More actions"]') !== null);
const refusal = () => Response.json({ error: 'The nest is full' }, { status: 500 });

test.each([
  ['Favourite', 'favourite', 'Couldn’t favourite the post'],
  ['Repeat', 'reblog', 'Couldn’t repeat the post'],
])('a refused %s is told in the card with the words of the server [2.8.006]', async (name, path, words) => {
  const { client, press, answers } = await showCard();
  answers[`POST /api/v1/statuses/${cardId}/${path}`] = refusal();
  await press('button', name);
  await eventually(() => banner() !== null);
  expect(banner()?.textContent).toContain(words);
  expect(banner()?.textContent).toContain('The nest is full');
  expect(client.notices.list.get()).toEqual([]);
  await press('button', 'Dismiss');
  await eventually(() => banner() === null);
});

test.each([
  ['bookmark', 'd', 'Couldn’t bookmark the post'],
  ['pin', 'p', 'Couldn’t pin the post'],
  ['mute', 'm', 'Couldn’t mute the conversation'],
])('a refused %s is told there too [2.8.006]', async (path, key, words) => {
  const { pressKey, press, answers } = await showCard({ status: cardStatus({ account: ownAccount }) });
  await rowStands();
  answers[`POST /api/v1/statuses/${cardId}/${path}`] = refusal();
  pressKey(key);
  if (key === 'm') await press('button', 'Mute conversation');
  await eventually(() => banner() !== null);
  expect(banner()?.textContent).toContain(words);
  expect(banner()?.textContent).toContain('The nest is full');
});

test('trying again takes the banner away, and so does the next action that works [2.8.006]', async () => {
  const { pressKey, client, press, answers } = await showCard();
  const favourite = `POST /api/v1/statuses/${cardId}/favourite`;
  answers[favourite] = refusal();
  await press('button', 'Favourite');
  await eventually(() => banner() !== null);
  await press('button', 'Try again');
  await eventually(() => banner() === null);
  await eventually(() => banner() !== null);
  answers[`POST /api/v1/statuses/${cardId}/bookmark`] = cardStatus({ bookmarked: true });
  pressKey('d');
  await eventually(() => banner() === null);
  expect(client.graph.statuses.fact(cardId)).toMatchObject({ bookmarked: true, favourited: false });
});

test('a link is copied; where the browser refuses, its address is shown to be copied by hand [2.8.006]', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  onTestFinished(() => void vi.restoreAllMocks());
  const { pressKey, client } = await showCard();
  await rowStands();
  const copy = () => pressKey('c');
  copy();
  await eventually(() => banner() !== null);
  const address = `${location.origin}/notice/${cardId}`;
  expect(document.querySelector<HTMLInputElement>('[role="alert"] input')?.value).toBe(address);
  writeText.mockResolvedValue();
  copy();
  await eventually(() => banner() === null);
  expect(writeText).toHaveBeenLastCalledWith(address);
  expect(client.notices.list.get()).toMatchObject([{ key: 'status.link_copied', level: 'success' }]);
});

test('what happens in a card that was scrolled away is told as a notice', async () => {
  const above = { top: -300, bottom: -200 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(above);
  onTestFinished(() => void vi.restoreAllMocks());
  const { client } = await showCard();
  actionsOf(client).errors.show(cardId, {
    name: 'favourite',
    on: true,
    reason: { kind: 'offline', timedOut: false },
  });
  await eventually(() => client.notices.list.get().length === 1);
  expect(client.notices.list.get()).toMatchObject([{ key: 'status.action_failed.favourite' }]);
  expect(banner()).toBeNull();
});

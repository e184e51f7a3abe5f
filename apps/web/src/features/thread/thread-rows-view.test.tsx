import type { StatusId } from '@linnet/api';
import type { HiddenRow, PostRow } from '@linnet/domain/conversation';
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { DiveRow } from './dive';
import { HiddenReplies, ThreadLines } from './thread-lines';
import { PostTools } from './post-row-view';
import { type ThreadControls, ThreadControlsProvider } from './thread-controls';

const id = (text: string) => text as StatusId;

async function shown(row: ReactNode, advanced = false) {
  const controls: ThreadControls = {
    focus: id('top'),
    advanced,
    toggle: vi.fn<ThreadControls['toggle']>(),
    toggleBelow: vi.fn<ThreadControls['toggleBelow']>(),
  };
  const { container } = await show(
    <ClientProvider value={testClient()}>
      <ThreadControlsProvider value={controls}>{row}</ThreadControlsProvider>
    </ClientProvider>,
  );
  return { place: container, ...controls };
}

const hidden: HiddenRow = {
  kind: 'hidden',
  of: id('p'),
  level: 1,
  rails: [],
  count: 4,
  levels: 2,
  by: 'depth',
};
const post: PostRow = {
  kind: 'post',
  id: id('p'),
  position: 'reply',
  level: 1,
  rails: [{ of: id('top'), level: 0, ends: false }],
  replyCount: 3,
  depth: 2,
  open: true,
  otherReplyCount: 0,
};

async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click.');
  await act(async () => element.click());
}

test('what is too deep is a link to the branch alone [2.2.055]', async () => {
  const { place } = await shown(<HiddenReplies row={hidden} />);
  const link = place.querySelector('a');
  expect(link?.textContent).toBe('4 more replies in this branch');
  expect(link?.getAttribute('href')).toBe('/notice/top?dive=p');
});

test('who walks trees unfolds all that is below in its place [2.2.054, 2.2.056]', async () => {
  const { place, toggleBelow } = await shown(<HiddenReplies row={hidden} />, true);
  const button = [...place.querySelectorAll('button')].at(-1);
  expect(button?.textContent).toBe('Show all 4 replies, 2 levels deep');
  await click(button);
  expect(toggleBelow).toHaveBeenCalledWith('p', true);
});

test('what somebody hid comes back as it was [2.2.054]', async () => {
  const { place, toggle } = await shown(<HiddenReplies row={{ ...hidden, by: 'hand' }} />);
  await click([...place.querySelectorAll('button')].at(-1));
  expect(toggle).toHaveBeenCalledWith('p', true);
});

test('each line hides the replies of the post that it comes from [2.2.054]', async () => {
  const { place, toggle } = await shown(<ThreadLines row={post} />);
  const [passing, own] = place.querySelectorAll('button');
  await click(passing);
  await click(own);
  expect(vi.mocked(toggle).mock.calls).toEqual([
    ['top', false],
    ['p', false],
  ]);
});

test('a post has buttons of its own only for those who want them [2.2.056]', async () => {
  const plain = await shown(<PostTools row={post} />);
  expect(plain.place.textContent).toBe('');
  const { place, toggle } = await shown(<PostTools row={post} />, true);
  expect(place.textContent).toBe('Hide repliesShow only this branchLevel 2');
  await click(place.querySelector('button'));
  expect(toggle).toHaveBeenCalledWith('p', false);
});

test('an ancestor leads to its other replies from inside of its card when that is set [2.2.056]', async () => {
  const { place } = await shown(<PostTools row={{ ...post, position: 'ancestor', otherReplyCount: 2 }} />);
  expect(place.querySelector('a')?.textContent).toBe('2 other replies');
});

test('a part of a conversation leads to all of it [2.2.055]', async () => {
  const { place } = await shown(<DiveRow row={{ kind: 'whole', of: id('first'), count: 1 }} />);
  expect(place.querySelector('a')?.textContent).toBe('Show the whole conversation (1 other post)');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/notice/top?dive=first');
});

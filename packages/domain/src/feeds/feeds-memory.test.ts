import type { StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { createFeatures } from '../instance/features';
import { createGraph } from '../graph/graph';
import { createLazy } from '../kernel/lazy';
import type { FeedSource } from './feed-source';
import { wholeView } from './feed-view';
import { createFeeds } from './feeds';

const CAP = 100;

/** Each page of a tag has statuses of its own; every second one is a repeat in home. */
function begin() {
  const graph = createGraph(CAP);
  const account = { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/wren' };
  let made = 0;
  const feeds = createFeeds({
    graph,
    log: () => {},
    features: createLazy(async () => createFeatures(new Set())),
    viewer: () => null,
    view: () => wholeView,
    withMuted: () => false,
    send(call) {
      const body = Array.from({ length: 20 }, () => {
        made += 1;
        const own = { id: String(100_000 - made), account, content: call.path };
        return made % 2 === 0 ? { ...own, reblog: { id: `of${made}`, account } } : own;
      });
      return Promise.resolve(call.read(body, { status: 200, link: null }));
    },
  });
  return { graph, feeds };
}

test('reading many timelines one after the other does not grow without end', async () => {
  const { graph, feeds } = begin();
  for (let number = 0; number < 60; number += 1) {
    const source: FeedSource = { kind: 'tag', tag: `tag${number}` };
    const leave = feeds.show(source);
    await feeds.get(source).open();
    leave();
  }
  // Six kept feeds with what they repeat, and a quarter more before it is looked at again.
  expect(graph.statuses.size).toBeLessThan(Math.ceil(7 * 30 * 1.25) + 30);
});

test('what a view leaves out stays held: it is there when the view is wider again', async () => {
  const { graph, feeds } = begin();
  const home = feeds.get({ kind: 'home' });
  feeds.show({ kind: 'home' });
  await home.open();
  const before = home.state.get().segments.flat();
  await home.setView({ ...wholeView, withoutRepeats: true });
  expect(home.state.get().segments.flat()).toHaveLength(10);
  for (let number = 0; number < 20; number += 1) await feeds.get({ kind: 'tag', tag: `t${number}` }).reload();
  await home.setView(wholeView);
  expect(home.state.get().segments.flat()).toEqual(before);
  const lost = before.filter((id: StatusId) => graph.statuses.get(id) === undefined);
  expect(lost).toEqual([]);
});

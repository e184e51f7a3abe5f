import { expect, test, vi } from 'vitest';
import { createNotices } from './notices';

function begin() {
  const notices = createNotices();
  return { notices, keys: () => notices.list.get().map(({ key }) => key) };
}

test('one trouble is told once, and last', () => {
  const { notices, keys } = begin();
  notices.add({ level: 'error', key: 'session.expired' });
  notices.add({ level: 'error', key: 'upload.interrupted', values: { count: 2 } });
  notices.add({ level: 'error', key: 'session.expired' });
  expect(keys()).toEqual(['upload.interrupted', 'session.expired']);
});

test('says of each how long it is to be seen, and what it carries [1.8.023, 2.3.019]', () => {
  const { notices } = begin();
  notices.add({ level: 'success', key: 'status.link_copied', duration: 5000 });
  notices.add({ level: 'warning', key: 'upload.interrupted', values: { count: 2 } });
  expect(notices.list.get()).toMatchObject([
    { level: 'success', key: 'status.link_copied', values: {}, duration: 5000 },
    { level: 'warning', key: 'upload.interrupted', values: { count: 2 }, duration: null },
  ]);
});

test('one can be dismissed by its id and by its key', () => {
  const { notices, keys } = begin();
  const id = notices.add({ level: 'error', key: 'session.expired' });
  notices.add({ level: 'error', key: 'status.action_failed.pin' });
  notices.dismiss('status.action_failed');
  expect(keys()).toEqual(['session.expired']);
  const heard = vi.fn<() => void>();
  notices.list.subscribe(heard);
  notices.dismiss('status.action_failed');
  expect(heard).not.toHaveBeenCalled();
  notices.dismiss(id);
  expect(keys()).toEqual([]);
});

test('trying again takes the notice away and happens once, also after it was dismissed', () => {
  const { notices, keys } = begin();
  const retry = vi.fn<() => void>();
  const id = notices.add({ level: 'error', key: 'status.action_failed.pin', retry });
  const [notice] = notices.list.get();
  notices.dismiss(id);
  notice?.action?.run();
  notice?.action?.run();
  expect(retry).toHaveBeenCalledTimes(1);
  notices.add({ level: 'error', key: 'status.action_failed.pin', retry });
  notices.list.get()[0]?.action?.run();
  expect(keys()).toEqual([]);
  expect(retry).toHaveBeenCalledTimes(2);
});

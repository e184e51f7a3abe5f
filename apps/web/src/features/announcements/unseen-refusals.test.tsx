import type { ErrorReason } from '@linnet/api';
import type { ListedAnnouncement } from '@linnet/domain/announcements';
import { act } from 'react';
import { expect, test } from 'vitest';
// The code of dialogs is there already: it is not what these tests wait for.
import '../../ui/floating/floating-parts';
import { fillIn } from '../../testing/fill-in';
import { signedInToPleroma } from '../../testing/signed-in-to-pleroma';
import { until } from '../../testing/until';
import { type AnnouncementActions, NewAnnouncement } from './announcement-editor';
import { DeleteAnnouncement } from './announcement-item';

const asleep: ErrorReason = { kind: 'http', status: 503, text: 'Asleep', identifier: null, body: null };
const announcement = { id: '7' } as ListedAnnouncement;

/** Steps whose answers come when the test says so. */
function begin() {
  const asked: { what: unknown; answer: (reason: ErrorReason | null) => void }[] = [];
  const hold = (what: unknown) =>
    new Promise<ErrorReason | null>((resolve) => asked.push({ what, answer: resolve }));
  const steps = { remove: hold, create: hold } as unknown as AnnouncementActions;
  return { asked, steps };
}

const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll('button')];
    all.find(({ textContent }) => textContent === name)?.click();
  });

test('an announcement whose question was closed tells by a notice that it is still there, and is deleted from it', async () => {
  const { asked, steps } = begin();
  const { client, shown } = await signedInToPleroma();
  const question = (open: boolean) => (
    <DeleteAnnouncement announcement={announcement} actions={steps} open={open} onClose={() => {}} />
  );
  const { rerender } = await shown(question(true));
  await until(() => document.body.textContent?.includes('Delete this announcement?') === true);
  await press('Delete');
  expect(asked.map(({ what }) => what)).toEqual(['7']);
  await rerender(question(false));
  await act(async () => asked[0]?.answer(asleep));
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'announcements.not_deleted', reason: asleep });
  notice?.action?.run();
  expect(asked).toHaveLength(2);
  await act(async () => asked[1]?.answer(null));
  expect(client.notices.list.get()).toEqual([]);
});

test('what could not be announced once its form was left is told by a notice, and announced from it as it was written', async () => {
  const { asked, steps } = begin();
  const { client, shown } = await signedInToPleroma();
  const { container, rerender } = await shown(<NewAnnouncement actions={steps} />);
  const area = container.querySelector('textarea');
  if (area === null) throw new Error('There is no field for the words.');
  await fillIn(area, 'The well is dry.');
  await press('Publish');
  await rerender(null);
  await act(async () => asked[0]?.answer(asleep));
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'announcements.not_published', reason: asleep });
  notice?.action?.run();
  expect(asked[1]?.what).toEqual(asked[0]?.what);
  expect(asked[1]?.what).toMatchObject({ text: 'The well is dry.' });
});

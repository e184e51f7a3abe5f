import { cards, cardWith } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('on akkoma direct messages are the last of each conversation [2.2.008]', async ({ page, sandbox }) => {
  await sandbox.character('akkoma');
  const { id } = await sandbox.post({ as: 'carol', text: '@alice Are you there?', visibility: 'direct' });
  await sandbox.post({ as: 'bob', text: '@alice The signal is mended.', visibility: 'direct' });
  await sandbox.post({ as: 'carol', text: '@alice Never mind.', visibility: 'direct', inReplyTo: id });
  await signIn(page, 'alice', '/users/alice/dms');
  await expect(cards(page).nth(0)).toContainText('Never mind.');
  await expect(cards(page).nth(1)).toContainText('The signal is mended.');
  await expect(cardWith(page, 'Are you there?')).toHaveCount(0);
  const asked = (await sandbox.log()).map(({ path }) => path);
  expect(asked).toContain('/api/v1/conversations');
  expect(asked).not.toContain('/api/v1/timelines/direct');
});

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/app/call-as';
import { expectAccessible } from '../../../testing/app/expect-accessible';
import { fill } from '../../../testing/app/fill';
import { mainPart } from '../../../testing/app/main-part';
import { type AppOptions, openApp } from '../../../testing/app/open-app';

/** The application, once its main part is there. */
async function open(options: AppOptions) {
  const app = await openApp(options);
  await screen.findByRole('main');
  return app;
}

const path = '/administration/pages';

const rules = () =>
  within(mainPart().getByRole('region', { name: 'Rules' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

async function page(name: string) {
  const region = within(await mainPart().findByRole('region', { name }));
  return { region, field: await region.findByLabelText<HTMLTextAreaElement>('HTML') };
}

test('rules are added, changed, moved and deleted', async () => {
  const { user } = await open({ as: 'alice', path });
  await waitFor(() => expect(rules()).toEqual(['Be kind', 'Describe your pictures']));
  await expectAccessible();
  const add = within(mainPart().getByRole('form', { name: 'New rule' }));
  await user.click(add.getByRole('button', { name: 'Add rule' }));
  expect(add.getByRole('alert').textContent).toBe('Enter a rule.');
  fill(add.getByLabelText('Rule'), 'No ducks');
  await user.click(add.getByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(rules()).toEqual(['Be kind', 'Describe your pictures', 'No ducks']));
  const section = mainPart().getByRole('region', { name: 'Rules' });
  await waitFor(() => expect(document.activeElement).toBe(section));
  await user.click(mainPart().getByRole('button', { name: 'Move up: No ducks' }));
  await waitFor(() => expect(rules()).toEqual(['Be kind', 'No ducks', 'Describe your pictures']));
  await user.click(mainPart().getByRole('button', { name: 'Edit rule: Be kind' }));
  const edit = within(mainPart().getByRole('form', { name: 'Edit rule: Be kind' }));
  fill(edit.getByLabelText('Rule'), 'Be very kind');
  await user.click(edit.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(rules()).toEqual(['Be very kind', 'No ducks', 'Describe your pictures']));
  await user.click(mainPart().getByRole('button', { name: 'Delete rule: No ducks' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this rule?' }));
  expect(question.getByText(/No ducks/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete rule' }));
  await waitFor(() => expect(rules()).toEqual(['Be very kind', 'Describe your pictures']));
  await waitFor(() => expect(document.activeElement).toBe(section));
});

test('a rule that another administrator has changed is shown before it is changed again', async () => {
  const { user } = await open({ as: 'alice', path });
  await waitFor(() => expect(rules()).toEqual(['Be kind', 'Describe your pictures']));
  await user.click(mainPart().getByRole('button', { name: 'Edit rule: Be kind' }));
  const theirs = { text: 'Be very kind', hint: 'Always' };
  const alice = await callAs('alice');
  await alice('/api/v1/pleroma/admin/rules/1', { method: 'PATCH', body: theirs });
  fill(mainPart().getByLabelText('Rule', { selector: 'li input' }), 'Be kind, please');
  await user.click(mainPart().getByRole('button', { name: 'Save rule' }));
  const note = await mainPart().findByText(/Somebody else has changed this in the meantime/);
  expect(note.parentElement?.textContent).toContain('Be very kindAlways');
  await user.click(mainPart().getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(rules()).toEqual(['Be kind, please', 'Describe your pictures']));
});

test('what was typed into a rule that somebody else deletes stays, and can be added anew', async () => {
  const { user } = await open({ as: 'alice', path });
  await waitFor(() => expect(rules()).toEqual(['Be kind', 'Describe your pictures']));
  await user.click(mainPart().getByRole('button', { name: 'Edit rule: Be kind' }));
  const alice = await callAs('alice');
  await alice('/api/v1/pleroma/admin/rules/1', { method: 'DELETE' });
  const field = () => mainPart().getByLabelText<HTMLInputElement>('Rule', { selector: 'li input' });
  fill(field(), 'Be kind, please');
  await user.click(mainPart().getByRole('button', { name: 'Save rule' }));
  await mainPart().findByText(/Somebody else has deleted this rule/);
  expect(field().value).toBe('Be kind, please');
  const edit = within(mainPart().getByRole('form', { name: 'Edit rule: Be kind' }));
  await user.click(await edit.findByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(rules()).toEqual(['Describe your pictures', 'Be kind, please']));
  expect(mainPart().queryByText(/has deleted this rule/)).toBeNull();
});

test('the panel is written with a preview as visitors see it: no script, no style', async () => {
  const { user, sandbox } = await open({ as: 'alice', path });
  const { region, field } = await page('Panel beside the timelines');
  fill(
    field,
    '<p onclick="x()">Feed the <b>birds</b></p><script>alert(1)</script><iframe src="/x"></iframe>',
  );
  const preview = await region.findByRole('region', { name: 'Preview of Panel beside the timelines' });
  await within(preview).findByText('birds');
  expect(preview.querySelector('script, iframe, [onclick]')).toBeNull();
  await user.click(region.getByRole('button', { name: 'Save page' }));
  await region.findByText('Saved.');
  expect(
    (await sandbox.log()).some(
      ({ method, path: at }) => method === 'PATCH' && at.endsWith('/instance-panel'),
    ),
  ).toBe(true);
  await user.click(region.getByRole('button', { name: 'Restore default' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore default' }),
  );
  await waitFor(() => expect(field.value).toContain('Welcome to the Hedge'));
});

test('a text that is not saved waits while another screen is looked at', async () => {
  const { user } = await open({ as: 'alice', path });
  fill((await page('Terms of service')).field, '<p>Ours</p>');
  await user.click(screen.getByRole('link', { name: 'Limits' }));
  await mainPart().findByRole('heading', { name: 'Posts' });
  await user.click(screen.getByRole('link', { name: 'Rules and pages' }));
  const { region, field } = await page('Terms of service');
  expect(field.value).toBe('<p>Ours</p>');
  await user.click(region.getByRole('button', { name: 'Undo' }));
  expect(field.value).toContain('House rules');
});

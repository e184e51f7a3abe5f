import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import type { DraftContext } from '../post-content/draft-context';
import type { DraftForm } from './draft-form';

const context: DraftContext = { kind: 'new' };

/** What is another thing than before: a form is shown anew for all of it but the text. */
function changed(before: DraftForm, after: DraftForm): string[] {
  const of = <T extends object>(one: T, other: T) =>
    Object.keys(other).filter((name) => one[name as keyof T] !== other[name as keyof T]);
  return [...of(before, after), ...of(before.content, after.content)];
}

test('with one more letter nothing of a form is another thing but its text', async () => {
  const { drafts } = await openWriter(await startServer()).open();
  drafts.change(context, { text: 'A wre' });
  const before = drafts.form(context);
  drafts.change(context, { text: 'A wren' });
  expect(changed(before, drafts.form(context))).toEqual(['content', 'text']);
});

import { act } from 'react';
import { expect, test } from 'vitest';
import { button, findButton, page, showPanel, press, textField } from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { until } from '../../../testing/until';

/** Takes a language, and long posts. */
const akkoma = { version: '2.7.2 (compatible; Akkoma 3.13.2)', max_toot_chars: 500 };
const pleroma = {
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  max_toot_chars: 500,
  pleroma: { metadata: { features: ['pleroma_api'] } },
};
const german = 'Heute Morgen habe ich endlich das Basilikum umgetopft.';
const english = 'I finally repotted the basil this morning and it looks happier.';
async function begin(instance: object) {
  const scene = await showPanel({ instance });
  await act(async () => void (await scene.client.features.load()));
  return scene;
}

/** The form has heard these words, and looked at them. */
async function looked(words: string) {
  await until(() => page().includes(`${500 - words.length} characters left`));
  await act(async () => void (await import('./detect-language')));
}

test('what reads like another language is marked as that with one press, and posted so', async () => {
  const { posted, client } = await begin(akkoma);
  await fillIn(textField(), german);
  await until(() => findButton('Mark as German') !== undefined);
  expect(page()).toContain('This looks like German.');
  await press(button('Mark as German'));
  expect(document.activeElement).toBe(textField());
  expect(findButton('Mark as German')).toBeUndefined();
  expect(client.settings.own.get()['postLanguages']).toEqual(['de']);
  await press(button('Post'));
  await until(() => posted.length === 1);
  expect(posted).toEqual([expect.objectContaining({ status: german, language: 'de' })]);
});

test('whoever dismisses it is not asked again for this post, and for the next one is', async () => {
  const { posted } = await begin(akkoma);
  await fillIn(textField(), german);
  await until(() => findButton('Mark as German') !== undefined);
  await press(button('Dismiss'));
  expect(document.activeElement).toBe(textField());
  const longer = `${german} Es sieht schon besser aus.`;
  await fillIn(textField(), longer);
  await looked(longer);
  expect(page()).not.toContain('This looks like');
  await press(button('Post'));
  await until(() => posted.length === 1 && textField().value === '');
  await fillIn(textField(), german);
  await until(() => findButton('Mark as German') !== undefined);
});

test('the proposal goes with the words that it was made for', async () => {
  await begin(akkoma);
  await fillIn(textField(), german);
  await until(() => findButton('Mark as German') !== undefined);
  await fillIn(textField(), english);
  await until(() => findButton('Mark as German') === undefined);
  expect(page()).not.toContain('This looks like');
});

test.each([
  ['few words', akkoma, 'das war ja klar'],
  ['words in the language that the post is marked with', akkoma, english],
  ['a server that takes no language', pleroma, german],
])('nothing is proposed for %s', async (_what, instance, words) => {
  await begin(instance);
  await fillIn(textField(), words);
  await looked(words);
  expect(page()).not.toContain('This looks like');
});

test('whoever chose no language is not asked for one', async () => {
  const { client } = await begin(akkoma);
  const drafts = await client.drafts.load();
  await act(async () => drafts.change({ kind: 'new' }, { language: null }));
  await fillIn(textField(), german);
  await looked(german);
  expect(page()).not.toContain('This looks like');
});

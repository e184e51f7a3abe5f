import { act } from 'react';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { until } from '../../testing/until';
import { alertWords, button, panel, press, textField } from '../../testing/composer-page';

test('says that nothing was written, until that is dismissed [2.5.001]', async () => {
  await panel();
  await act(async () => textField().focus());
  await press(button('Post'));
  expect(alertWords()).toBe("Error: Can't post an empty status with no files");
  await press(button('Dismiss'));
  expect(alertWords()).toBe('');
});

test('says what the server said, and keeps the text', async () => {
  await panel({ post: () => Response.json({ error: 'Too spicy' }, { status: 422 }) });
  await fillIn(textField(), 'chili');
  await press(button('Post'));
  await until(() => alertWords() !== '');
  expect(alertWords()).toMatch(/^Error: .*Too spicy/);
  expect(textField().value).toBe('chili');
});

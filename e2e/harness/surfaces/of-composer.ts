import { pickFiles, thumbs } from '../composer-files';
import { drawnPicture } from '../picture-with-metadata';
import { textField } from '../text-field';
import { byButton, dialog, type SurfaceScreen } from './surface';

export const composerScreens: readonly SurfaceScreen[] = [
  {
    screen: 'the form of a new post',
    async prepare() {
      return '/main/friends';
    },
    async ready(page) {
      await page.getByRole('button', { name: 'New post' }).click();
      const form = page.getByRole('form', { name: 'New post' });
      await textField(form).fill('Half a thought about #frost.');
      await pickFiles(form, [await drawnPicture(page, 'owl.png', { width: 40, height: 30 })]);
      await thumbs(form).first().waitFor();
    },
    surfaces: [
      {
        name: 'the form',
        open: async (page) => page.getByRole('form', { name: 'New post' }),
        closings: 0,
        stays: true,
      },
      {
        name: 'emoji to insert',
        async open(page) {
          await page.getByRole('button', { name: 'Insert emoji' }).click();
          await dialog(page, 'Insert emoji').getByRole('grid').waitFor();
          return dialog(page, 'Insert emoji');
        },
      },
      { name: 'stickers', open: byButton('Add sticker', (page) => dialog(page, 'Add sticker')) },
      { name: 'more ways', open: byButton('More ways to post', (page) => page.getByRole('menu')) },
      {
        name: 'people to mention',
        async open(page) {
          const field = textField(page.getByRole('form', { name: 'New post' }));
          await field.fill('Half a thought about @b');
          await field.press('End');
          await page.locator('[role=listbox] [role=option]').first().waitFor();
          return page.locator('[role=listbox]').first();
        },
      },
      {
        name: 'the description of a file',
        async open(page) {
          const form = page.getByRole('form', { name: 'New post' });
          await thumbs(form).first().click();
          await form
            .getByLabel(/Description/)
            .first()
            .waitFor();
          return form;
        },
        stays: true,
      },
      {
        name: 'a post that was begun',
        async open(page) {
          await page.keyboard.press('Escape');
          return dialog(page, 'Close the form?');
        },
      },
    ],
  },
];

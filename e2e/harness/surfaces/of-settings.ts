import { drawnPicture } from '../picture-with-metadata';
import { byButton, dialog, type SurfaceScreen } from './surface';

export const settingsScreens: readonly SurfaceScreen[] = [
  {
    screen: 'the settings of mutes and blocks',
    prepare: async () => '/settings?tab=filtering',
    surfaces: [
      {
        name: 'the settings',
        open: async (page) => dialog(page, 'Mutes and blocks'),
        closings: 0,
        stays: true,
      },
      { name: 'a new filter', open: byButton('New filter', (page) => dialog(page, 'New filter')) },
    ],
  },
  {
    screen: 'the settings of the profile',
    prepare: async () => '/settings?tab=profile',
    surfaces: [
      {
        name: 'cropping a picture',
        async open(page) {
          await page
            .getByLabel(/Avatar/)
            .and(page.locator('input[type=file]'))
            .first()
            .setInputFiles(await drawnPicture(page, 'wide.png', { width: 400, height: 200 }));
          return dialog(page, 'Crop avatar');
        },
      },
      {
        name: 'emoji for the name',
        async open(page) {
          await page.getByRole('button', { name: 'Insert emoji' }).first().click();
          await dialog(page, 'Insert emoji').getByRole('grid').waitFor();
          return dialog(page, 'Insert emoji');
        },
      },
    ],
  },
];

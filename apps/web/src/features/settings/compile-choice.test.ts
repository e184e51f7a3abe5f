import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ThemeFields } from '@linnet/theme';
import { type SandboxServer, startSandboxServer } from '../../testing/sandbox-server';
import { compileChoice } from './compile-choice';

let server: SandboxServer;
beforeAll(async () => void (server = await startSandboxServer()));
afterAll(() => server.close());
beforeEach(() => server.door('settings', { files: {} }));

const style = `@meta {
  name: Harbour;
}
@palette.Fog {
  bg: #e8ecf0;
  fg: #c8d0d8;
  text: #182028;
  link: #0050a0;
}
@palette.Deep_Water {
  bg: #001830;
  fg: #103050;
  text: #e0f0ff;
  link: #80c0ff;
}
TopBar {
  background: #203040;
}
Button {
  roundness: 1;
}
`;
const night = {
  _pleroma_theme_version: 2,
  name: 'Night train',
  source: {
    themeEngineVersion: 3,
    colors: { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060', btn: '#405060' },
    radii: { panel: '2' },
  },
};

/** The files of an operator, by path. */
const files = {
  '/static/styles/index.json': JSON.stringify({ harbour: '/static/styles/harbour.iss' }),
  '/static/styles/harbour.iss': style,
  '/static/palettes/index.custom.json': JSON.stringify({
    moss: ['Moss', '#0a140a', '#142814', '#c0e0c0', '#90d040'],
  }),
  '/static/styles.json': JSON.stringify({
    night: '/static/themes/night.json',
    elsewhere: 'https://themes.invalid/x.json',
    broken: '/static/themes/broken.json',
  }),
  '/static/themes/night.json': JSON.stringify(night),
  '/static/themes/broken.json': '{"name":',
};

const compile = ({ viewer = {}, instance = {} }: { viewer?: ThemeFields; instance?: ThemeFields }) =>
  compileChoice({ viewer, instance }, server.visit());

const variable = (css: string | undefined, name: string): string | undefined =>
  new RegExp(`:root{[^}]*--${name}:([^;]*);`).exec(css ?? '')?.[1];

test('a theme of the second generation that the instance names is fetched from there [3.9.019]', async () => {
  await server.door('settings', { files });
  const theme = await compile({ instance: { theme: 'night' } });
  expect(theme).toMatchObject({ scheme: 'dark', fromServer: true });
  expect(variable(theme?.css, 'bg')).toBe('#101820');
  expect(variable(theme?.css, 'btn')).toBe('#405060');
  expect(variable(theme?.css, 'rPanel')).toBe('2px');
});

test('a style is shown with its first palette, with another one of its own, or with any other', async () => {
  await server.door('settings', { files });
  const first = await compile({ instance: { style: 'harbour' } });
  expect(first?.scheme).toBe('light');
  expect(variable(first?.css, 'rBtn')).toBe('1px');
  expect(first?.css).toContain('.TopBar{');
  const own = await compile({ viewer: { palette: 'style.deep_water' }, instance: { style: 'harbour' } });
  expect(variable(own?.css, 'bg')).toBe('#001830');
  const other = await compile({ viewer: { style: 'harbour', palette: 'moss' } });
  expect(variable(other?.css, 'bg')).toBe('#0a140a');
  expect(variable(other?.css, 'rBtn')).toBe('1px');
});

test('well-known palettes need no file of the server', async () => {
  const theme = await compile({ viewer: { palette: 'dracula' } });
  expect(variable(theme?.css, 'bg')).toBe('#282a36');
  expect(theme?.fromServer).toBe(false);
});

test('data that the viewer brought from Pleroma-FE are shown, of both generations', async () => {
  const second = await compile({ viewer: { customThemeSource: night.source } });
  expect(variable(second?.css, 'bg')).toBe('#101820');
  const paletteCustomData = { bg: '#330000', fg: '#440000', text: '#ffeeee', link: '#ff8888' };
  const third = await compile({ viewer: { paletteCustomData } });
  expect(variable(third?.css, 'bg')).toBe('#330000');
  const styleCustomData = [{ component: 'Button', directives: { roundness: '3' } }];
  const both = await compile({ viewer: { styleCustomData, paletteCustomData } });
  expect(variable(both?.css, 'bg')).toBe('#330000');
  expect(variable(both?.css, 'rBtn')).toBe('3px');
  const snapshot = { colors: { ...night.source.colors, bg: '#201010' } };
  expect(variable((await compile({ viewer: { customTheme: snapshot } }))?.css, 'bg')).toBe('#201010');
});

test('a theme that cannot be read changes nothing: the next one that was chosen is shown [3.4.027]', async () => {
  await server.door('settings', { files });
  const instance = { theme: 'night' };
  for (const theme of ['broken', 'elsewhere', 'nowhere', 'constructor']) {
    expect(variable((await compile({ viewer: { theme }, instance }))?.css, 'bg')).toBe('#101820');
  }
  expect(variable((await compile({ viewer: { customTheme: { colors: 7 } }, instance }))?.css, 'bg')).toBe(
    '#101820',
  );
  expect(await compile({ instance: { theme: 'broken' } })).toBeNull();
  expect(
    await compile({ instance: { style: 'harbour', palette: 'none' }, viewer: { palette: 'nothing' } }),
  ).not.toBeNull();
});

/** What Pleroma-FE comes with: instances and people have these names in their configuration. */
const namesOfPleroma = {
  theme: [
    'pleroma-dark',
    'pleroma-light',
    'redmond-xx',
    'redmond-xx-se',
    'redmond-xxi',
    'breezy-dark',
    'breezy-light',
    'mammal',
    'paper',
  ],
  style: ['RedmondDX', 'BreezyDX'],
  palette: [
    'pleroma-dark',
    'pleroma-light',
    'classic-dark',
    'bird',
    'pleroma-amoled',
    'tomorrow-night',
    'dracula',
    'ir-black',
    'monokai',
    'purple-stream',
    'feud',
    'constabulary',
  ],
} as const;

test.each(
  Object.entries(namesOfPleroma).flatMap(([field, names]) => names.map((name) => [field, name] as const)),
)(
  'a name that Pleroma-FE knows is shown also where the server has no such file: %s %s',
  async (field, name) => {
    const theme = await compile({ viewer: { [field]: name } });
    expect(theme?.scheme).toBe(/light|bird|paper|redmond|constabulary/i.test(name) ? 'light' : 'dark');
    // The stock name of an instance means no choice.
    const ofInstance = await compile({ instance: { [field]: name } });
    expect(ofInstance?.css).toBe(field === 'theme' && name === 'pleroma-dark' ? undefined : theme?.css);
  },
);

test('a file of the server goes before what stands in for its name, and a broken one does not', async () => {
  const list = (theme: unknown) =>
    server.door('settings', { files: { '/static/styles.json': JSON.stringify({ mammal: theme }) } });
  await list(night);
  expect(variable((await compile({ viewer: { theme: 'mammal' } }))?.css, 'bg')).toBe('#101820');
  await list('/static/themes/gone.json');
  expect(variable((await compile({ viewer: { theme: 'mammal' } }))?.css, 'bg')).toBe('#323337');
  // The palettes of a style that stands in are not those of the style.
  const own = await compile({ viewer: { style: 'RedmondDX', palette: 'style.redmond' } });
  expect(variable(own?.css, 'bg')).toBe('#d6d2c8');
});

test('without the server nothing is decided', async () => {
  await server.door('fail', { path: '^/static/', status: 502 });
  await expect(compile({ instance: { theme: 'night' } })).rejects.toMatchObject({ reason: { status: 502 } });
});

test('a palette of a style that is not there counts as not chosen', async () => {
  expect(await compile({ viewer: { palette: 'style.nowhere' } })).toBeNull();
  expect(await compile({ instance: { palette: 'style.nowhere' } })).toBeNull();
  await server.door('settings', { files });
  const theme = await compile({ viewer: { palette: 'style.nowhere' }, instance: { style: 'harbour' } });
  expect(variable(theme?.css, 'bg')).toBe('#e8ecf0');
});

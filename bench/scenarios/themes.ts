import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { inRoot } from '../../tools/run/root';
import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { median } from '../median';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';

/** The theme engine with the largest style and theme of its tests, as a script of its own. */
const ENGINE = `
import { builtInPalette, compileTheme, toCss } from '@linnet/theme';
import { compileStyle, styleCss } from '@linnet/theme/compile';
import { readIss, readTheme2 } from '@linnet/theme/formats';
import { clockworkStyle, nightTrainTheme } from './packages/theme/src/testing/sample-themes';

function compiled(reading) {
  if (reading.state !== 'read') throw new Error('A theme of the tests could not be read.');
  return styleCss(compileStyle(reading.style));
}

globalThis.themeEngine = {
  stock: () => toCss(compileTheme(builtInPalette('linnet-dark'))),
  style: () => compiled(readIss(clockworkStyle)),
  theme2: () => compiled(readTheme2(nightTrainTheme)),
};
`;

async function bundleEngine(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENGINE, resolveDir: inRoot(), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new BenchError('The theme engine could not be bundled.');
  return file.text;
}

/** How often each is compiled; the first times are those of code that has never run. */
const COMPILATIONS = 15;

type Engine = Readonly<Record<'stock' | 'style' | 'theme2', () => string>>;

/** Runs in the page: the times of compiling one theme. */
function compileAgain([name, times]: readonly [keyof Engine, number]): number[] {
  const { themeEngine } = globalThis as unknown as { themeEngine: Engine };
  return Array.from({ length: times }, () => {
    const start = performance.now();
    themeEngine[name]();
    return performance.now() - start;
  });
}

/** Themes of the gallery, each with the background by which its stylesheet is known. */
const SWITCHES = [
  ['Dracula', '#282a36'],
  ['Beige box', '#d6d2c8'],
  ['Paper', '#fbf6ea'],
  ['Monokai', '#272822'],
] as const;

/** Runs in the page: milliseconds from a click on a theme until the page is painted in its colours. */
async function switchTo([name, background]: readonly [string, string]): Promise<number> {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.endsWith(name));
  const radio = label?.querySelector('input');
  if (!radio) throw new Error(`The gallery has no theme “${name}”.`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const start = performance.now();
  radio.click();
  const isShown = () =>
    document.getElementById('linnet-theme')?.textContent.includes(`--bg:${background}`) === true;
  while (!isShown()) {
    if (performance.now() - start > 30_000) throw new Error(`“${name}” was not shown.`);
    await frame();
  }
  // The end of the frame with the new colours, as for keys (see `watchKeys`).
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  return performance.now() - start;
}

async function switchThemes(page: Page): Promise<number> {
  const times: number[] = [];
  for (const theme of [...SWITCHES, ...SWITCHES]) {
    times.push(await page.evaluate(switchTo, theme));
    await page.waitForLoadState('networkidle');
  }
  return median(times);
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { page, context } = await openPage(stage, 'alice', speed);
  // A new document runs the init scripts that the evaluated functions need.
  await page.goto('about:blank');
  await page.evaluate(await bundleEngine());
  const times: Measured = {};
  for (const name of ['stock', 'style', 'theme2'] as const) {
    const all = await page.evaluate(compileAgain, [name, COMPILATIONS] as const);
    times[name] = median(all);
    times[`${name}First`] = all[0] ?? Number.NaN;
  }
  await page.goto(`${stage.url}/settings?tab=theme`);
  await page.getByRole('radio', { name: 'Dracula' }).waitFor();
  await page.getByRole('radio', { name: 'Dracula' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const change = await switchThemes(page);
  await context.close();
  return { ...times, change };
}

export const themes: Scenario = {
  name: 'Themes',
  group: 'themes',
  about:
    'Themes are compiled: our own dark one, and the largest style and the largest theme of the second generation that the tests have. Then somebody goes through the gallery, over the timeline.',
  figures: [
    { key: 'stock', label: 'our dark theme compiled', unit: 'ms', budget: { full: 15 } },
    { key: 'stockFirst', label: 'our dark theme, the first time', unit: 'ms', budget: { full: 15 } },
    { key: 'style', label: 'the largest style read and compiled', unit: 'ms', budget: { full: 60 } },
    { key: 'styleFirst', label: 'the largest style, the first time', unit: 'ms' },
    { key: 'theme2', label: 'a theme of the second generation read and compiled', unit: 'ms' },
    { key: 'theme2First', label: 'a theme of the second generation, the first time', unit: 'ms' },
    { key: 'change', label: 'click on a theme to paint', unit: 'ms', budget: { full: 100 } },
  ],
  speeds: ['full'],
  measure,
};

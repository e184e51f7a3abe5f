import type { Page } from '@playwright/test';
import type { Measured } from '../figure';

interface FetchedFile {
  path: string;
  start: number;
  bytes: number;
}

const FIGURE_PATHS: readonly [figure: string, path: RegExp][] = [
  ['fonts', /\.(woff2?|ttf|otf)$/],
  ['words', /^\/assets\/locale-.*\.json$/],
  ['answers', /^\/(api|oauth|nodeinfo|\.well-known)\//],
  ['pictures', /\.(png|jpe?g|gif|webp|avif|svg|ico)$/],
];

const isApi = ({ path }: FetchedFile): boolean => /^\/(api|oauth|nodeinfo)\//.test(path);
const isPicture = ({ path }: FetchedFile): boolean => /\.(png|jpe?g|gif|webp|avif|svg|ico)$/.test(path);
const sum = (files: FetchedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

/** Requests and bytes on the network, by kind; the page's own HTML is one of the static requests. */
export async function readResources(page: Page, firstStatus: number): Promise<Measured> {
  const fetched: FetchedFile[] = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        path: new URL(entry.name).pathname,
        start: entry.startTime,
        bytes: Number(Reflect.get(entry, 'encodedBodySize')),
      }),
    ),
  );
  const before = fetched.filter(({ start }) => start < firstStatus);
  const byKind = FIGURE_PATHS.map(([figure, path]) => [
    figure,
    sum(fetched.filter((file) => path.test(file.path))),
  ]);
  return {
    ...Object.fromEntries(byKind),
    scripts: sum(before.filter(({ path }) => path.endsWith('.js'))),
    scriptsQuiet: sum(fetched.filter(({ path }) => path.endsWith('.js'))),
    styles: sum(before.filter(({ path }) => path.endsWith('.css'))),
    staticFirst: before.filter((file) => !isApi(file) && !isPicture(file)).length,
    apiFirst: before.filter(isApi).length,
    requests: fetched.length,
  };
}

/** The source folders that are read, by the name of their column. */
export const areas = {
  api: 'packages/api/src',
  richtext: 'packages/richtext/src',
  theme: 'packages/theme/src',
  domain: 'packages/domain/src',
  platform: 'apps/web/src/platform',
  ui: 'apps/web/src/ui',
  blocks: 'apps/web/src/blocks',
  features: 'apps/web/src/features',
  app: 'apps/web/src/app',
  'rest of web': 'apps/web/src',
  sandbox: 'packages/sandbox/src',
} as const satisfies Record<string, string>;

export type Area = keyof typeof areas;

/** The sandbox is for tests and the demo: it is read, but is not part of the product. */
const areaOutsideProduct: Area = 'sandbox';

/** Test files, and folders that only tests import. */
const TESTS = /\.test\.tsx?$|\/testing\//;
const SOURCE = /\.tsx?$/;

/**
 * Whether a file counts: TypeScript in `src` of the packages or of the web client, without tests and `testing` folders.
 * Styles, messages and the build's own scripts do not count.
 */
export function isCounted(file: string): boolean {
  return SOURCE.test(file) && !TESTS.test(file) && areaOf(file) !== undefined;
}

export function isProduct(file: string): boolean {
  return isCounted(file) && areaOf(file) !== areaOutsideProduct;
}

/** The area of a file: the first whose folder contains it. */
export function areaOf(file: string): Area | undefined {
  for (const area of areaNames) if (file.startsWith(`${areas[area]}/`)) return area;
  return undefined;
}

export const areaNames: readonly Area[] = [
  'api',
  'richtext',
  'theme',
  'domain',
  'platform',
  'ui',
  'blocks',
  'features',
  'app',
  'rest of web',
  'sandbox',
];

import type { IForbiddenRuleType } from 'dependency-cruiser';
import { packageImports, testSupport, themeUsers, webLayers, webLeaves } from './layers';

const WEB = '^apps/web/src';
const FEATURE = `${WEB}/features/([^/]+)/`;
/** Tests may import what the code beside them may not: they drive the application from outside. */
export const TESTS = '\\.test\\.tsx?$|/testing/';

/** All rules, for the real or the planted tree. `exportedFiles` are the files that packages export. */
export function layerRules(exportedFiles: readonly string[]): IForbiddenRuleType[] {
  const exportPatterns = exportedFiles.map((file) => `^${file.replaceAll('.', '\\.')}$`);
  return [
    ...orderRules(),
    ...featureRules(),
    ...packageRules(exportPatterns),
    ...sandboxRules(),
    ...generalRules(),
  ].map((rule) => ({ severity: 'error', ...rule }));
}

function orderRules(): IForbiddenRuleType[] {
  const upwards = webLayers.slice(1).map((layer, index) => ({
    name: `order-${layer}`,
    from: { path: `${WEB}/${layer}/` },
    to: { path: `${WEB}/(${webLayers.slice(0, index + 1).join('|')})/` },
  }));
  const leaves = webLeaves.map((leaf) => ({
    name: `leaf-${leaf}`,
    from: { path: `${WEB}/${leaf}/`, pathNot: TESTS },
    to: { pathNot: `${WEB}/${leaf}/`, dependencyTypesNot: ['type-only' as const] },
  }));
  return [
    ...upwards,
    ...leaves,
    {
      name: 'theme-users',
      from: { path: '^apps/', pathNot: [`${WEB}/(${themeUsers.join('|')})/`, TESTS] },
      to: { path: '^packages/theme/' },
    },
    {
      name: 'tests-only',
      from: { path: WEB, pathNot: TESTS },
      to: { path: `${WEB}/${testSupport}/` },
    },
    { name: 'ui-without-domain', from: { path: `${WEB}/ui/` }, to: { path: '^packages/domain/' } },
  ];
}

function featureRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'feature-alone',
      from: { path: FEATURE },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    },
    {
      // Others import a feature by its `index.ts` or a file named after it: `search/search-screen.tsx`, `keys/keys.tsx`.
      name: 'feature-door',
      from: { path: WEB, pathNot: `${WEB}/features/` },
      to: {
        path: `${WEB}/features/`,
        pathNot: `${WEB}/features/([^/]+)/(index|\\1(-screen|-host|-region)?)\\.tsx?$`,
        dynamic: false,
      },
    },
    {
      // What is loaded lazily stands directly in the folder of its feature.
      name: 'feature-lazy-door',
      from: { path: WEB, pathNot: `${WEB}/features/` },
      to: { path: `${WEB}/features/[^/]+/[^/]+/`, dynamic: true },
    },
    {
      name: 'own-door-feature',
      from: { path: FEATURE },
      to: { path: `${WEB}/features/$1/index\\.tsx?$` },
    },
    {
      name: 'own-door-folder',
      from: { path: '^(.+)/[^/]+$', pathNot: TESTS },
      to: { path: '^$1/index\\.tsx?$' },
    },
    {
      name: 'own-door-package',
      from: { path: '^packages/([^/]+)/', pathNot: TESTS },
      to: { path: '^packages/$1/src/index\\.ts$' },
    },
  ];
}

function packageRules(exportPatterns: string[]): IForbiddenRuleType[] {
  const names = Object.keys(packageImports);
  const allowed = Object.entries(packageImports).map(([name, imports]) => ({
    name: `package-${name}`,
    from: { path: `^packages/${name}/`, pathNot: TESTS },
    to: {
      path: `^packages/(${names.filter((other) => other !== name && !imports.some((one) => one === other)).join('|')})/`,
    },
  }));
  return [
    ...allowed,
    {
      name: 'package-door-from-package',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...exportPatterns] },
    },
    {
      name: 'package-door',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', pathNot: exportPatterns },
    },
    {
      name: 'package-without-react',
      from: { path: '^packages/' },
      to: { path: '(^|/)node_modules/react(-dom)?/' },
    },
    { name: 'package-without-app', from: { path: '^packages/' }, to: { path: '^apps/' } },
  ];
}

function sandboxRules(): IForbiddenRuleType[] {
  const from = { path: '^packages/sandbox/', pathNot: TESTS };
  return [
    {
      name: 'sandbox-only-wire',
      from,
      to: { path: '^packages/api/', pathNot: '^packages/api/src/wire/' },
    },
    {
      name: 'sandbox-only-types',
      from,
      to: { path: '^packages/api/src/wire/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-apart',
      from: { path: '^apps/', pathNot: TESTS },
      to: { path: '^packages/sandbox/' },
    },
  ];
}

function generalRules(): IForbiddenRuleType[] {
  return [
    { name: 'no-cycle', from: {}, to: { circular: true } },
    { name: 'resolvable', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tools-apart',
      from: { path: '^(apps|packages)/' },
      to: { path: '^(e2e|tools|bench)/' },
    },
    { name: 'e2e-apart', from: { path: '^(tools|bench)/' }, to: { path: '^e2e/' } },
  ];
}

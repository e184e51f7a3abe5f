import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { folderRules, folderViolations } from './judge-folders';
import { testSupport, webLayers, webLeaves } from './layers';
import { packageExports } from './package-exports';
import { layerRules } from './rules';
import type { Violation } from './violation';

export interface Tree {
  violations: Violation[];
  /** Every import between our files. */
  imports: { from: string; to: string }[];
  /** Our files that were read. */
  files: string[];
  /** The names of the rules that were applied. */
  rules: string[];
}

const FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const KNOWN_WEB = new RegExp(`^apps/web/src/(${[...webLayers, ...webLeaves, testSupport].join('|')})/`);

/** Reads all imports of a tree and applies the rules. */
export async function readTree(tree: string): Promise<Tree> {
  const forbidden = layerRules(await packageExports(tree));
  const folders = FOLDERS.filter((folder) => existsSync(path.join(tree, folder)));
  const { output } = await cruise(folders, {
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
    // Type-only imports count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tools/layers/planted/|/public/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  });
  if (typeof output === 'string') throw new Error(`The reader of imports answered with a text: ${output}`);
  const seen = describe(output);
  return {
    ...seen,
    violations: [...seen.violations, ...folderViolations(seen.files, seen.imports)],
    rules: [...forbidden.map(({ name = '' }) => name), ...folderRules],
  };
}

function describe({ modules, summary }: ICruiseResult): Omit<Tree, 'rules'> {
  const ours = modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`)));
  const stray = ours.filter(({ source }) => source.startsWith('apps/web/src/') && !KNOWN_WEB.test(source));
  return {
    files: ours.map(({ source }) => source),
    imports: ours.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...stray.map(({ source }) => ({ rule: 'known-layer', from: source, to: '' })),
    ],
  };
}

import type { BuildStep } from './build-step';
import { buildWeb, webStep } from './web-step';

/** The folder of the client's build with source maps; its scripts are the same, byte for byte. */
export const mapsFolder = 'node_modules/.cache/linnet/maps';

/** Builds the client once more, with source maps, for what is measured by the place in the source. */
export const mapsStep: BuildStep = {
  name: 'source maps',
  inputs: webStep.inputs,
  output: `${mapsFolder}/index.html`,
  build: () => buildWeb(['--sourcemap', 'hidden', '--outDir', `../../${mapsFolder}`]),
};

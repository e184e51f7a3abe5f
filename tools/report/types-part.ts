import { rm } from 'node:fs/promises';
import { inRoot } from '../run/root';
import type { Part } from './part';
import { toolPart } from './tool-part';

const compiler = toolPart('types', 'node_modules/typescript-native/bin/tsc', ['-b']);

/**
 * The type check. The web client is always checked from scratch: after a change of `en.json` alone, an
 * incremental check visits only the module that imports it, so a use of a removed message would pass, and a
 * message that was added would still be reported as missing.
 */
export const typesPart: Part = {
  ...compiler,
  async run() {
    for (const name of ['web', 'web-tests'])
      await rm(inRoot('node_modules/.cache/types/apps', `${name}.tsbuildinfo`), { force: true });
    return compiler.run();
  },
};

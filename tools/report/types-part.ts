import { rm } from 'node:fs/promises';
import { inRoot } from '../run/root';
import type { Part } from './part';
import { toolPart } from './tool-part';

const compiler = toolPart('types', 'node_modules/typescript-native/bin/tsc', ['-b']);

/**
 * Types, of which those of the web client are always checked anew. By its records the compiler checks again only the
 * module that imports the words after a change of the words alone: a use of a removed message would pass, and a missing
 * message would still be reported after it was added.
 */
export const typesPart: Part = {
  ...compiler,
  async run() {
    for (const name of ['web', 'web-tests'])
      await rm(inRoot('node_modules/.cache/types/apps', `${name}.tsbuildinfo`), { force: true });
    return compiler.run();
  },
};

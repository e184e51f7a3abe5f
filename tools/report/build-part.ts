import { doStep } from '../build/build-step';
import { sandboxStep } from '../build/sandbox-step';
import { webStep } from '../build/web-step';
import { passedPart } from './part';
import type { Part } from './part';

/** The build of everything that the browser tests need. */
export const buildPart: Part = {
  name: 'build',
  async run() {
    await doStep(webStep);
    await doStep(sandboxStep);
    return passedPart;
  },
};

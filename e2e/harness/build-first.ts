import { buildAll } from '../../tools/build/build-all';
import { sandboxStep } from '../../tools/build/sandbox-step';
import { webStep } from '../../tools/build/web-step';

/** Tests run against what is built; nothing is done when it is built already. */
export default async function buildFirst(): Promise<void> {
  await buildAll([webStep, sandboxStep]);
}

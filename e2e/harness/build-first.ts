import { buildAll } from '../../tools/build/build-all';
import { sandboxStep } from '../../tools/build/sandbox-step';
import { webStep } from '../../tools/build/web-step';

/** Builds what the tests run against, unless the build is up to date. */
export default async function buildFirst(): Promise<void> {
  await buildAll([webStep, sandboxStep]);
}

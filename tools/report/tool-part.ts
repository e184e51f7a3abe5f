import { runNode } from '../run/run-node';
import { failedPart, passedPart } from './part';
import type { Part } from './part';

/** A part that runs a tool: its exit status decides, its output is the details. */
export function toolPart(name: string, script: string, args: string[]): Part {
  return {
    name,
    async run() {
      const { status, output } = await runNode({ script, args });
      return status === 0
        ? passedPart
        : failedPart(output === '' ? `It ended with status ${status}.` : output);
    },
  };
}

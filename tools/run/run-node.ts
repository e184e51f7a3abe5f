import { startNodeChild } from './node-child';
import type { NodeChildOptions } from './node-child';

export interface RunResult {
  /** The exit status; a process ended by a signal counts as 1. */
  status: number;
  /** What the process printed, both streams in the order of arrival. */
  output: string;
}

/** Runs a Node script to its end and collects its output. */
export function runNode(options: Omit<NodeChildOptions, 'output'>): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = startNodeChild({ ...options, output: 'pipe' });
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => chunks.push(chunk);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (status) =>
      resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
}

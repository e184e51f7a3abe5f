import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Resolves when this process has to stop: by a signal, or because the npm that started it has ended (a killed npm
 * leaves its node child behind). Later signals are ignored, so that Ctrl-C, which is sent to the whole group, stops the
 * process once.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    const npm = process.env['npm_lifecycle_event'] === undefined ? undefined : npmAbove(process.ppid);
    if (npm === undefined) return;
    const timer = setInterval(() => {
      if (isAlive(npm)) return;
      clearInterval(timer);
      resolve('the end of npm');
    }, PARENT_CHECK_MS);
    timer.unref();
  });
}

/**
 * The process id of npm: it runs scripts through a shell, and some shells stay in between. Without /proc the parent has
 * to do.
 */
function npmAbove(parent: number): number {
  const stat = readProcessStat(parent);
  return stat !== undefined && /^(ba|da|z|k)?sh$/.test(stat.name) ? stat.parent : parent;
}

function readProcessStat(pid: number): { name: string; parent: number } | undefined {
  if (process.platform !== 'linux') return undefined;
  const match = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return match === null ? undefined : { name: match[1] ?? '', parent: Number(match[2]) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

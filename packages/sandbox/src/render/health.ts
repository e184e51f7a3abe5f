import type { WireHealth } from '@linnet/api/wire';
import type { Here } from '../server/here';

const MEGABYTE = 1024 * 1024;

/** How the server feels. There is one connection and no queue, so the jobs are none. */
export function renderHealth({ settings }: Here): WireHealth {
  return {
    active: 0,
    healthy: settings.healthy,
    idle: 1,
    job_queue_stats: { processed_jobs: 0, queues: {}, workers: {} },
    memory_used: Math.round((process.memoryUsage().heapUsed / MEGABYTE) * 100) / 100,
    pool_size: 1,
  };
}

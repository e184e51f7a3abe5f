import type { WireHealth } from '@linnet/api/wire';
import type { Here } from '../server/here';

const MEGABYTE = 1024 * 1024;

/** The health of the server. It has one connection and no job queue, so there are no jobs. */
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

export { createSandbox } from './create-sandbox';
export type { Sandbox, SandboxOptions } from './create-sandbox';

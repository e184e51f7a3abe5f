import type { ApiError, Instance, Nodeinfo } from '@linnet/api';
import type { Cell } from '../cell';
import type { InstanceConfig } from './instance-config';

/** Null until it has been read, or when the server does not say. */
export interface InstanceFacts {
  instance: Instance | null;
  nodeinfo: Nodeinfo | null;
  config: InstanceConfig;
  /** The configuration was asked for; it may have failed, then the defaults hold. */
  configured: boolean;
}

export interface InstanceInformation {
  facts: Cell<InstanceFacts>;
  /** Asks for the configuration. Failures are only logged: the application goes on with defaults. */
  configure(): Promise<void>;
  /** Asks for everything at once, with the same patience. */
  load(): Promise<void>;
  /** Why something did not come. */
  missed: readonly ApiError[];
  /** Who asks next asks the server anew for what is not known. */
  forget(): void;
}

/** Resolves to null when it could not be had. */
export type Ask = <T>(what: string, bring: () => Promise<T>) => Promise<T | null>;

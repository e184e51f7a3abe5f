import type { ApiError, Instance, Nodeinfo } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { InstanceConfig } from './instance-config';

/** What is known of the instance. A document is null until it has been read, or when the server does not have it. */
export interface InstanceFacts {
  instance: Instance | null;
  nodeinfo: Nodeinfo | null;
  config: InstanceConfig;
  /** Whether the configuration was requested; if that failed, the defaults count. */
  isConfigured: boolean;
}

export interface InstanceInformation {
  facts: Cell<InstanceFacts>;
  /** Loads the configuration. Errors are only logged: the defaults are used then. */
  configure(): Promise<void>;
  /** Loads the documents and the configuration. Errors are only logged. */
  load(): Promise<void>;
  /** Errors of the documents that could not be loaded. */
  documentErrors: readonly ApiError[];
  /** Makes the next call request again what could not be loaded. */
  clearFailed(): void;
}

/** Sends a request; resolves to null when it failed. */
export type ReadDocument = <T>(what: string, load: () => Promise<T>) => Promise<T | null>;

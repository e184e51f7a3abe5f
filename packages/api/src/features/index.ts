export * from '../instance-details';
export * from './features';
export * from './offered-features';
export { describeServer } from './server';
export type { ServerDocuments } from './server';
export type { InstanceDetails } from '../model/instance-details';

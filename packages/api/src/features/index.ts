export * from './features';
export * from './instance-details';
export { describeServer, type ServerDocuments } from './server';
export type { InstanceDetails } from '../schema/instance-about';

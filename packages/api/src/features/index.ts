export * from './features';
export { describeServer, type ServerDocuments } from './server';
export type { InstanceDetails } from '../schema/instance-details';

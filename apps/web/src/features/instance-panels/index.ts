export { FeaturesPanel } from './instance-panels';
export { InstancePanel } from './instance-panels';

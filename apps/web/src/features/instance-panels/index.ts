export { FeaturesPanel } from './features-panel';
export { InstancePanel } from './instance-panel';

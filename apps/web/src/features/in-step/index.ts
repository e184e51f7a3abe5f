export { InStep } from './in-step';

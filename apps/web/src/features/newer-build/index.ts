export { NewerBuild } from './newer-build';

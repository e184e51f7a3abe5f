export { readIss } from './read-iss';
export { writeIss } from './write-iss';

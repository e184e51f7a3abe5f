import type { ControlDoor } from './control-door';
/**
 * The control door of the sandbox at `url`, which is asked by `send`. A refusal is an error with the server's own words.
 */
export declare function openControlDoor(url: string, send?: typeof fetch): ControlDoor;

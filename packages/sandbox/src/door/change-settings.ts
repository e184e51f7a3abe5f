import { problem } from '../server/problem';
import type { Params, ParamValue } from '../server/params';
import type { Settings } from '../server/settings';

type Check = (value: ParamValue) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOrNull: Check = (value) => value === null || (Array.isArray(value) && value.every(isText));

/** Every setting that may be changed, with the kind of its value. */
const CHECKS: Record<keyof Settings, Check> = {
  title: isText,
  description: isText,
  shortDescription: isText,
  email: isText,
  textLimit: (value) => typeof value === 'number',
  registrations: isFlag,
  approvalRequired: isFlag,
  private: isFlag,
  embedTimeline: isFlag,
  strictOrigin: isFlag,
  rateLimits: isFlag,
  trustedTypes: isListOrNull,
  allowWasm: isFlag,
  frontendConfiguration: isObject,
  panel: isTextOrNull,
  terms: isText,
};

/** Changes the named settings until the next reset; an unknown name or a wrong kind is refused. */
export function changeSettings(settings: Settings, params: Params): Settings {
  for (const [name, value] of Object.entries({ ...params.tree, ...params.nested('instance') })) {
    if (name === 'instance') continue;
    const check = Object.entries(CHECKS).find(([known]) => known === name)?.[1];
    if (!check?.(value)) throw problem(422, `No such setting, or not its kind of value: ${name}`);
  }
  const { instance: _instance, ...own } = params.tree;
  return Object.assign(settings, own, params.nested('instance'));
}

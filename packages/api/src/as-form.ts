import type { Call, Parameter } from './call';
import { isObject } from './schema/read';

/** The same call with its JSON body as a form: nested fields become `name[part]`, lists of objects `name[0][part]`. */
export function asForm<T>(call: Call<T>): Call<T> {
  if (call.body?.kind !== 'json' || !isObject(call.body.value)) return call;
  return { ...call, body: { kind: 'form', fields: Object.fromEntries(fieldsOf(call.body.value)) } };
}

function fieldsOf(value: object, under?: string): [string, Parameter][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, Parameter][] => {
    const name = under === undefined ? key : `${under}[${key}]`;
    if (Array.isArray(part) && part.every((row) => typeof row === 'string')) return [[name, part]];
    if (typeof part === 'object' && part !== null) return fieldsOf(part, name);
    return isParameter(part) ? [[name, part]] : [];
  });
}

function isParameter(part: unknown): part is string | number | boolean {
  return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean';
}

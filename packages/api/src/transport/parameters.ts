import type { Parameters } from '../call';

/** Calls `take` for each name and value; arrays as `name[]` once per element, absent values not at all. */
export function eachParameter(parameters: Parameters, take: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') for (const element of value) take(`${name}[]`, element);
    else take(name, String(value));
  }
}

export function encodeParameters(parameters: Parameters): string {
  const encoded = new URLSearchParams();
  eachParameter(parameters, (name, value) => encoded.append(name, value));
  return encoded.toString();
}

const TEXTS: Readonly<Record<string, RegExp>> = {
  text: /^/,
  empty: /^$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  'time.local': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  url: /^(https?|wss?):\/\//,
  'id.decimal': /^\d+$/,
  'id.flake': /^[0-9A-Za-z]{18}$/,
  'id.uuid': /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  json: /^[{[]/,
  otpauth: /^otpauth:\/\//,
};

/** Whether a value fits a scalar name of a shape. */
export function fitsScalar(name: string, value: unknown): boolean {
  if (name === 'any' || name === 'unknown') return true;
  if (name === 'null') return value === null;
  if (name === 'bool') return typeof value === 'boolean';
  if (name === 'int') return Number.isInteger(value);
  if (name === 'number') return typeof value === 'number';
  if (name === '{}') return isEmptyObject(value);
  if (name.startsWith('=')) return value === name.slice(1);
  const spelling = TEXTS[name];
  if (!spelling) throw new Error(`No shape is called ${name}.`);
  return typeof value === 'string' && spelling.test(value);
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The type of a value for messages, without its content. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'object' ? 'an object' : String(value);
}

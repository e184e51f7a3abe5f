type Kind = 'null' | 'bool' | 'number' | 'text' | 'list' | 'object';

/** What was seen at one path of several responses. */
interface Form {
  readonly kinds: ReadonlySet<Kind>;
  readonly keys: ReadonlyMap<string, Form>;
  /** For the rows of lists; undefined when no row was seen. */
  readonly rows: Form | undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'object';
}

function formOf(values: readonly unknown[]): Form {
  const objects = values.filter(isObject);
  const names = new Set(objects.flatMap((one) => Object.keys(one)));
  const keys = [...names].map((name) => {
    const withName = objects.filter((one) => Object.hasOwn(one, name));
    return [name, formOf(withName.map((one) => one[name]))] as const;
  });
  const rows = values.flatMap((value): unknown[] => (Array.isArray(value) ? value : []));
  return {
    kinds: new Set(values.map(kindOf)),
    keys: new Map(keys),
    rows: rows.length === 0 ? undefined : formOf(rows),
  };
}

const kindNames = (kinds: ReadonlySet<Kind>) => [...kinds].sort().join(' or ');

function differences(server: Form, sandbox: Form, at: string): string[] {
  if (![...server.kinds].some((kind) => sandbox.kinds.has(kind))) {
    return [`${at} is ${kindNames(server.kinds)}, in the sandbox ${kindNames(sandbox.kinds)}`];
  }
  const found: string[] = [];
  // If one of them had no object here, its keys are unknown.
  const names = [server, sandbox].every(({ kinds }) => kinds.has('object'))
    ? new Set([...server.keys.keys(), ...sandbox.keys.keys()])
    : [];
  for (const name of names) {
    const [onServer, inSandbox] = [server.keys.get(name), sandbox.keys.get(name)];
    if (onServer === undefined) found.push(`${at}.${name} is in the sandbox only`);
    else if (inSandbox === undefined) found.push(`${at}.${name} is missing in the sandbox`);
    else found.push(...differences(onServer, inSandbox, `${at}.${name}`));
  }
  if (server.rows && sandbox.rows) found.push(...differences(server.rows, sandbox.rows, `${at}[]`));
  else if (server.rows) found.push(`${at} has rows, in the sandbox none`);
  else if (sandbox.rows) found.push(`${at} has no rows, in the sandbox some`);
  return found;
}

/** Differences in the types of two responses to the same request. */
export function compareForms(server: unknown, sandbox: unknown): string[] {
  return differences(formOf([server]), formOf([sandbox]), 'answer');
}

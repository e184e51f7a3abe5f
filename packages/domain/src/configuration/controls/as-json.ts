import type { ConfigValue } from '@linnet/api';
import { isConfigValue } from '@linnet/api';
import type { Control, Written } from './control';

const indent = 2;

function parsed(text: string): ConfigValue | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isConfigValue(json) ? json : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Edits the JSON of a value that has no simpler control, such as a list of maps. */
export const asJson = (isAllowed: (value: ConfigValue) => boolean): Control => ({
  kind: 'json',
  name: 'json',
  read: (value) => {
    if (value === undefined || value === null) return '';
    return isAllowed(value) ? JSON.stringify(value, null, indent) : null;
  },
  write(form, before): Written {
    if (form === '' && (before === undefined || before === null)) return { value: null };
    const value = typeof form === 'string' ? parsed(form) : undefined;
    return value === undefined || !isAllowed(value) ? { problem: 'json' } : { value };
  },
});

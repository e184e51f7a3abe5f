import type { ConfigValue } from '@linnet/api';
import type { FormValue } from '../../form-drafts/server-draft';

/** Why what somebody has entered can't be sent. */
export type FormProblem =
  | 'whole_number'
  | 'number'
  | 'colon'
  | 'module'
  | 'atom'
  | 'expression'
  | 'json'
  | 'empty_row'
  | 'repeated';

export type Written = { readonly value: ConfigValue } | { readonly problem: FormProblem };

export type ControlKind =
  | 'text'
  | 'image'
  | 'number'
  | 'switch'
  | 'choice'
  | 'list'
  | 'tuple'
  | 'pairs'
  | 'limits'
  | 'json';

/** How a value of one type is edited. */
export interface Control {
  readonly kind: ControlKind;
  /** Names the type among alternatives. */
  readonly name: ControlName;
  /** What it shows of a value, undefined when the setting has none; null when the control can't show the value. */
  read(value: ConfigValue | undefined): FormValue | null;
  /** The value of what somebody has entered. `before` is the present one. */
  write(form: FormValue, before: ConfigValue | undefined): Written;
  /** Texts that are offered; the only ones of a `choice`. */
  readonly options?: readonly string[];
  readonly isSecret?: boolean;
  /** The number of elements of a tuple. */
  readonly size?: number;
}

export type ControlName =
  | 'text'
  | 'whole_number'
  | 'number'
  | 'switch'
  | 'atom'
  | 'module'
  | 'choice'
  | 'list'
  | 'modules'
  | 'atoms'
  | 'tuple'
  | 'pairs'
  | 'limits'
  | 'json';

/** A control whose values are texts. */
export function textControl(
  control: Omit<Control, 'read' | 'write'> & {
    /** Null when it can't show the value; an empty text for none. */
    show: (value: ConfigValue) => string | null;
    parse: (text: string) => Written;
  },
): Control {
  const { show, parse, ...rest } = control;
  return {
    ...rest,
    read: (value) => (value === undefined || value === null ? '' : show(value)),
    write(form, before) {
      const text = typeof form === 'string' ? form : '';
      // What was not set is still not set.
      return text === '' && (before === undefined || before === null) ? { value: null } : parse(text);
    },
  };
}

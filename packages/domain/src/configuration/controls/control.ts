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
  /** The value as the form shows it; null when the control can't show it. A setting without a value has `undefined`. */
  read(value: ConfigValue | undefined): FormValue | null;
  /** The value that somebody has entered, or the problem with it. `before` is the present one. */
  write(form: FormValue, before: ConfigValue | undefined): Written;
  /** Suggested texts; a `choice` accepts no others. */
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
      // An empty field of an unset setting leaves it unset.
      return text === '' && (before === undefined || before === null) ? { value: null } : parse(text);
    },
  };
}

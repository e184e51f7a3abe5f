import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';

interface CodeFieldProps {
  readonly problem: string | undefined;
  /** Says that a recovery code is accepted too. With it the keyboard has letters, as recovery codes contain some. */
  readonly hint?: string;
}

/** The field for a code of an authenticator. */
export function CodeField({ problem, hint }: CodeFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('mfa.authentication_code')}
      name="code"
      hint={hint}
      problem={problem}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      inputMode={hint === undefined ? 'numeric' : 'text'}
      spellCheck={false}
      required
    />
  );
}

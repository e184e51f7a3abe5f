import { useClient, useOwnDomain, useSession } from '../../platform/client/client-provider';
import { pathTo } from '../../platform/navigation/path-to';
import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { LinkButton } from '../../ui/button/link-button';
import type { FieldProblem, Values } from './secure-form';

/** The viewer's handle, and a check that it was typed. */
export function useTypedHandle(): {
  readonly handle: string;
  readonly check: (values: Values) => FieldProblem | null;
} {
  const text = useText();
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  const domain = useOwnDomain();
  const handle = domain === null ? username : `${username}@${domain}`;

  function check(values: Values): FieldProblem | null {
    const typed = values('handle').trim().replace(/^@/, '').toLowerCase();
    const isRight = typed === username.toLowerCase() || typed === handle.toLowerCase();
    return isRight ? null : { field: 'handle', words: text('moving.wrong_handle', { handle }) };
  }

  return { handle, check };
}

/** The field in which the viewer types their own handle, to confirm what can't be undone. */
export function HandleField({
  handle,
  problem,
}: {
  readonly handle: string;
  readonly problem: string | undefined;
}) {
  const text = useText();
  return (
    <TextField
      label={text('moving.type_handle', { handle })}
      name="handle"
      problem={problem}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}

/** A link to the settings tab that exports follows and posts. */
export function ExportLink() {
  const text = useText();
  const { features } = useClient();
  return features.loaded.get() === null ? null : (
    <LinkButton small to={`${pathTo('settings')}?tab=data`}>
      {text('moving.export_first')}
    </LinkButton>
  );
}

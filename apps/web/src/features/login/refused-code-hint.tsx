import { type CodeProblem, refusedCode } from '@linnet/domain/account-security';
import { useEffect, useState } from 'react';
import { codeText } from '../../blocks/error/code-text';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';

/** What may be wrong with a code of an authenticator that the server has refused: a clock, or that it came too late. */
export function RefusedCodeHint() {
  const text = useText();
  const client = useClient();
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  useEffect(() => {
    let isWanted = true;
    void refusedCode(client).then((found) => isWanted && setProblem(found));
    return () => {
      isWanted = false;
    };
  }, [client]);
  return problem && <Note tone="info">{codeText(problem, text)}</Note>;
}

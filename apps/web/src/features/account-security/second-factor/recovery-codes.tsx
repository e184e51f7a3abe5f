import { useEffect, useRef, useState } from 'react';
import { useOwnDomain } from '../../../platform/client/client-provider';
import { saveFile } from '../../../platform/browser/save-file';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import styles from '../account-security.module.css';
import { SectionTools } from '../security-section';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Removes them from the page. */
  readonly onClose: () => void;
}

/** Recovery codes, which are shown once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = useText();
  const domain = useOwnDomain() ?? '';
  const list = useRef<HTMLOListElement>(null);
  const [result, setResult] = useState<'copied' | 'not_copied' | null>(null);
  useEffect(() => list.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setResult('copied');
    } catch (error) {
      // They stay visible, and can be copied by hand.
      if (!(error instanceof Error)) throw error;
      setResult('not_copied');
    }
  }

  return (
    <>
      <Note tone="warning">{text('security.codes_text', { count: codes.length })}</Note>
      <ol
        ref={list}
        className={styles.codes}
        aria-label={text('security.codes_title')}
        data-printed
        tabIndex={-1}
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <SectionTools>
        <Button onClick={() => void copy()}>{text('security.copy')}</Button>
        <Button
          onClick={() =>
            saveFile(`recovery-codes-${domain}.txt`, [`${domain}\n${codes.join('\n')}\n`], 'text/plain')
          }
        >
          {text('security.download')}
        </Button>
        <Button onClick={() => print()}>{text('security.print')}</Button>
        <Button variant="primary" onClick={onClose}>
          {text('security.codes_kept')}
        </Button>
        <output>{result !== null && text(`security.${result}`)}</output>
      </SectionTools>
    </>
  );
}

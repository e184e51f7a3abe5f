import { readConfigDescription, readConfigRow, type ConfigRow } from '@linnet/api';
import { readFileSync } from 'node:fs';
import { type DescribedSection, sectionsOf } from '../described-settings';

interface RecordedForms {
  readonly descriptions: readonly unknown[];
  readonly rows: readonly unknown[];
  readonly stored: readonly unknown[];
}

/** The configuration of a real server, with every text that is no word of the protocol replaced. */
export function recordedConfiguration(): {
  readonly sections: readonly DescribedSection[];
  readonly rows: readonly ConfigRow[];
  /** Rows as answers to changes had them: more kinds of values. */
  readonly changed: readonly ConfigRow[];
} {
  const file = new URL('../../../../../shapes/pleroma-2.7-configuration.json', import.meta.url);
  const forms: RecordedForms = JSON.parse(readFileSync(file, 'utf8'));
  const read = (rows: readonly unknown[]) => rows.flatMap((row) => readConfigRow(row) ?? []);
  return {
    sections: sectionsOf(forms.descriptions.flatMap((each) => readConfigDescription(each) ?? [])),
    rows: read(forms.rows),
    changed: read(forms.stored),
  };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecords, printCsv } from './csv';
import { importKinds } from './kinds';
import { readImportFile } from './read-file';

const fieldsOf = (text: string) => [...csvRecords(text)].map(({ fields }) => fields);

test('quoted fields, every kind of line break, a mark at the start and empty lines are read', () => {
  expect(fieldsOf('\uFEFFa,b\r\n\r\n"c ""d"", e","f\ng"\rh\n')).toEqual([
    ['a', 'b'],
    ['c "d", e', 'f\ng'],
    ['h'],
  ]);
});

test('a line with wrong quotes is told with its number, and those after it are read', () => {
  const records = [...csvRecords('one\n"two\nlines"\n"open\n"x"y\nlast')];
  expect(records.map(({ line, fields }) => [line, fields])).toEqual([
    [1, ['one']],
    [2, ['two\nlines']],
    [4, null],
    [5, null],
    [6, ['last']],
  ]);
  expect(records[2]?.source).toBe('"open');
});

const field = fc.string({ unit: fc.constantFrom('a', 'ü', '🌼', '"', ',', '\n', '\r', ' ', '\uFEFF', ';') });
const record = fc
  .array(field, { minLength: 1, maxLength: 5 })
  .filter((row) => row.length > 1 || row[0] !== '');

test('what is written as CSV is read as it was', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      expect(fieldsOf(printCsv(records))).toEqual(records);
    }),
    { numRuns: 1000 },
  );
});

test('any bytes are read without an error, for every kind', async () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  const texts = fc
    .string({ unit: fc.constantFrom('a', '@', '.', '"', ',', '\n', '\r', '[', '{', '}', ']', ':', '/') })
    .map((text) => new TextEncoder().encode(text));
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, texts), fc.constantFrom(...importKinds), async (content, kind) => {
      expect(await readImportFile(content, kind)).toHaveProperty('state');
    }),
    { numRuns: 500 },
  );
});

test('files made to be slow are read in a time that grows with their length alone', async () => {
  const nasty = ['"\n', '"a""', '""""\n', ',"', '"a\n', '[', '"\r'].map((part) => part.repeat(30_000));
  for (const text of nasty) {
    const reading = await readImportFile(new TextEncoder().encode(text), 'blocks');
    expect(reading.state).toBe('readable');
  }
});

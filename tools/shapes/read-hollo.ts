import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from './object';
import type { RecordedServer, Recording } from './recording';

function headerOf(lines: string[], name: string): string {
  return lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
}

function readAnswer(folder: string, headersFile: string): Recording[] {
  const lines = readFileSync(path.join(folder, headersFile), 'utf8').split(/\r?\n/);
  const [method = '', target = ''] = (lines[0] ?? '').split(' ');
  const status = Number(/^HTTP\S* (\d+)/.exec(lines[1] ?? '')?.[1]);
  const body = path.join(folder, headersFile.replace(/headers$/, 'json'));
  return [
    {
      method,
      path: target,
      status,
      type: headerOf(lines, 'content-type'),
      link: headerOf(lines, 'link') || null,
      json: existsSync(body) ? parseJson(readFileSync(body, 'utf8')) : undefined,
    },
  ];
}

/** Reads a folder with a body and a `.headers` file for each response. */
export function readHollo(folder: string): RecordedServer {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.headers'))
    .sort();
  return {
    recordings: files.flatMap((file) => readAnswer(folder, file)),
    described: [],
    frames: [],
    loose: [],
  };
}

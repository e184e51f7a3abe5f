import type { WireCaptcha } from '@linnet/api/wire';
import { randomInt } from 'node:crypto';
import { LETTERS, captchaPicture } from '../../pictures/captcha-picture';
import type { Server } from '../../server/server';
import { digest, newSecret } from '../../server/secrets';
import {
  type CaptchaRow,
  findCaptcha,
  insertCaptcha,
  markCaptchaUsed,
} from '../../store/accounts/registration';

const SOLUTION_LENGTH = 5;

function newSolution(): string {
  return Array.from({ length: SOLUTION_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}

/** The picture of a captcha; always the same for the same row. */
export function pictureOf({ solution, answer_data: data }: CaptchaRow): Buffer {
  return captchaPicture(solution, Number.parseInt(data.slice(0, 8), 16));
}

/** Makes a new captcha of the kind that the operator chose. */
export function createCaptcha(server: Server): WireCaptcha {
  const { captcha: kind, captchaSeconds } = server.settings;
  if (kind === 'none') return { type: 'none' };
  if (kind === 'unavailable') return { error: 'kocaptcha_service_unavailable' };
  const token = newSecret();
  const row: CaptchaRow = {
    token,
    kind,
    solution: newSolution(),
    answer_data: digest(token),
    expires_at: server.now() + captchaSeconds * 1000,
    used: 0,
  };
  insertCaptcha(server.db, row);
  const url =
    kind === 'native'
      ? `data:image/png;base64,${pictureOf(row).toString('base64')}`
      : `${server.origin()}/captchas/${row.answer_data}.png`;
  return { type: kind, token, url, answer_data: row.answer_data, seconds_valid: captchaSeconds };
}

export interface CaptchaAnswer {
  token: string | undefined;
  solution: string | undefined;
  answerData: string | undefined;
}

/** Checks an answer: the server's error message, or null when it is right. A right answer can't be used again. */
export function checkCaptcha(server: Server, answer: CaptchaAnswer): string | null {
  if (server.settings.captcha === 'none') return null;
  if (server.settings.captcha === 'unavailable') return 'Kocaptcha service unavailable';
  const named = {
    captcha_solution: answer.solution,
    captcha_token: answer.token,
    captcha_answer_data: answer.answerData,
  };
  for (const [name, value] of Object.entries(named)) {
    if (!value) return `Invalid CAPTCHA (Missing parameter: ${name})`;
  }
  const row = findCaptcha(server.db, answer.token ?? '');
  if (!row) return 'Invalid CAPTCHA';
  if (row.answer_data !== answer.answerData) return 'Invalid answer data';
  if (row.expires_at <= server.now()) return 'CAPTCHA expired';
  if (row.used === 1) return 'CAPTCHA already used';
  if (row.solution !== answer.solution?.trim().toLowerCase()) return 'Invalid CAPTCHA';
  markCaptchaUsed(server.db, row.token);
  return null;
}

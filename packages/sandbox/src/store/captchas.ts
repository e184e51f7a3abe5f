import type { Database } from './database';

export interface CaptchaRow {
  token: string;
  kind: string;
  solution: string;
  answer_data: string;
  expires_at: number;
  used: number;
}

export function insertCaptcha(db: Database, row: Omit<CaptchaRow, 'used'>): void {
  db.run(
    'insert into captchas (token, kind, solution, answer_data, expires_at, used) values (?, ?, ?, ?, ?, 0)',
    row.token,
    row.kind,
    row.solution,
    row.answer_data,
    row.expires_at,
  );
}

export function findCaptcha(db: Database, token: string): CaptchaRow | undefined {
  return db.one<CaptchaRow>('select * from captchas where token = ?', token);
}

/** Finds a captcha by a digest of its token, which is the name of its picture. */
export function findCaptchaByData(db: Database, answerData: string): CaptchaRow | undefined {
  return db.one<CaptchaRow>('select * from captchas where answer_data = ?', answerData);
}

export function markCaptchaUsed(db: Database, token: string): void {
  db.run('update captchas set used = 1 where token = ?', token);
}

/** Captchas that are not answered yet, newest last: for the control door. */
export function openCaptchas(db: Database): CaptchaRow[] {
  return db.all<CaptchaRow>('select * from captchas where used = 0 order by expires_at');
}

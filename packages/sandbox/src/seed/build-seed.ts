import { pleroma } from '../characters/pleroma';
import type { Here } from '../server/here';
import { defaultSettings } from '../server/settings';
import { Database } from '../store/database';
import { newIds, type IdForm } from '../store/ids';
import { CREATE_TABLES, CREATE_TRIGGERS, SCHEMA_VERSION } from '../store/schema';
import { Uploads } from '../store/uploads';
import { Hub } from '../server/hub';
import { ORIGIN_MARK } from '../text/origin-mark';
import { fillSeed } from './fill-seed';

export type SeedKind = 'demo' | 'empty';

export interface SeedPlan {
  kind: SeedKind;
  idForm: IdForm;
}

/** Makes a seeded database in a new file. Its addresses contain the origin mark, so that any server can use it. */
export function buildSeed(file: string, { kind, idForm }: SeedPlan, now: number): void {
  const db = new Database(file, 'memory');
  const here: Here = {
    db,
    ids: newIds(idForm, true),
    manner: pleroma.manner,
    uploads: new Uploads(null),
    settings: defaultSettings(),
    hub: new Hub(),
    now: () => now,
    origin: () => ORIGIN_MARK,
    host: () => 'localhost',
  };
  db.transaction(() => {
    db.exec(CREATE_TABLES);
    db.exec(CREATE_TRIGGERS);
    fillSeed(here, kind);
    db.exec(`pragma user_version = ${SCHEMA_VERSION}`);
  });
  db.close();
}

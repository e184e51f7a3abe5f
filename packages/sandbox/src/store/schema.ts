import type { SchemaArea } from './schema/area';
import { identityTables } from './schema/identity';
import { chatsTables } from './schema/chats';
import { examplesTables } from './schema/examples';
import { filtersTables } from './schema/filters';
import { interactionsTables } from './schema/interactions';
import { notificationsTables } from './schema/notifications';
import { oauthTables } from './schema/oauth';
import { peopleTables } from './schema/people';
import { statusesTables } from './schema/statuses';
import { tagsTables } from './schema/tags';
import { writingTables } from './schema/writing';

/** Raised whenever a table changes; an older file is rebuilt from the seed. */
export const SCHEMA_VERSION = 8;

const AREAS: readonly SchemaArea[] = [
  peopleTables,
  identityTables,
  statusesTables,
  writingTables,
  interactionsTables,
  notificationsTables,
  chatsTables,
  filtersTables,
  examplesTables,
  oauthTables,
  tagsTables,
];

export const CREATE_TABLES = AREAS.flatMap(({ tables }) => Object.values(tables)).join('\n');

const TRIGGERS = AREAS.flatMap(({ triggers = [] }) => triggers);

export const CREATE_TRIGGERS = TRIGGERS.map(
  ({ name, on, does }) => `create trigger ${name} ${on} begin ${does}; end;`,
).join('\n');

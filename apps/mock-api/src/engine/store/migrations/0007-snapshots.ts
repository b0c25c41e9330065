import type { Migration } from './migration.ts'

export const snapshots: Migration = {
  name: '0007-snapshots',
  statements: (dialect) => [
    // The file is packed: it is read as a whole or not at all.
    `create table snapshots (
      tenant text not null, name text not null, taken_at text not null, clock text not null,
      size integer not null check (size > 0),
      file ${dialect === 'postgres' ? 'bytea' : 'blob'} not null,
      primary key (tenant, name))`,
  ],
}

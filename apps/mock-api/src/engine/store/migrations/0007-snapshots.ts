import type { Migration } from './migration.ts'

export const snapshots: Migration = {
  name: '0007-snapshots',
  statements: (dialect) => [
    // The file is compressed, because it is always read as a whole.
    `create table snapshots (
      tenant text not null, name text not null, taken_at text not null, clock text not null,
      size integer not null check (size > 0),
      file ${dialect === 'postgres' ? 'bytea' : 'blob'} not null,
      primary key (tenant, name))`,
  ],
}

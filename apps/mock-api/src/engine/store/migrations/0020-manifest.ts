import type { Migration } from './migration.ts'

/**
 * Adds the records of authorities about manifests: scans as they were reported, the check-ins that follow from them, exports,
 * and who saw document numbers. Passengers of a ship may have bought from any tenant, so tickets are indexed by sailing.
 */
export const manifest: Migration = {
  name: '0020-manifest',
  statements: () => [
    `create index tickets_by_sailing on tickets (sailing_id)`,
    `create table manifest_scans (
      tenant text not null, id text not null, kind text not null check (kind in ('check_in', 'undo')),
      sailing_id text not null, place text not null, at text not null, told_at text not null,
      by_id text not null, by_name text not null,
      ticket_tenant text, ticket_id text, ticket_sailing_id text, number text not null, passenger text not null,
      refusal text check (refusal in ('unknown_ticket', 'not_valid', 'other_sailing', 'too_old', 'undo_refused')),
      primary key (tenant, id), check ((ticket_tenant is null) = (ticket_id is null)))`,
    `create index manifest_scans_by_ticket on manifest_scans (ticket_tenant, ticket_id)`,
    `create table manifest_check_ins (
      tenant text not null, ticket_id text not null, sailing_id text not null,
      at text not null, place text not null, by_name text not null, scan_tenant text not null, scan_id text not null,
      primary key (tenant, ticket_id))`,
    `create index manifest_check_ins_by_sailing on manifest_check_ins (sailing_id)`,
    `create table manifest_exports (
      tenant text not null, sailing_id text not null, version integer not null check (version > 0), created_at text not null,
      by_name text not null, digest text not null, passengers integer not null, csv text not null, changes text not null,
      primary key (tenant, sailing_id, version))`,
    `create table manifest_reveals (
      tenant text not null, sailing_id text not null, seq integer not null, at text not null,
      by_tenant text not null, by_id text not null, by_name text not null,
      passenger text not null, number text not null, version integer,
      primary key (tenant, sailing_id, seq))`,
  ],
}

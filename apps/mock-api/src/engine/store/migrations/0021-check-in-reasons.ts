const SCAN_COLUMNS = `tenant, id, kind, sailing_id, place, at, told_at, by_id, by_name,
  ticket_tenant, ticket_id, ticket_sailing_id, number, passenger, refusal`

/**
 * Gives check-ins outside the times of their sailing a reason; without one they are refused. The table of scans is made anew,
 * because SQLite changes no CHECK. An export gets a second digest, of its travellers only. The list of migrations checks the
 * type, so that this file need not import it.
 */
export const checkInReasons = {
  name: '0021-check-in-reasons',
  statements: () => [
    `create table manifest_scans_with_reasons (
      tenant text not null, id text not null, kind text not null check (kind in ('check_in', 'undo')),
      sailing_id text not null, place text not null, at text not null, told_at text not null,
      by_id text not null, by_name text not null,
      ticket_tenant text, ticket_id text, ticket_sailing_id text, number text not null, passenger text not null,
      refusal text check (refusal in
        ('unknown_ticket', 'not_valid', 'other_sailing', 'too_old', 'undo_refused', 'outside_check_in')),
      reason text not null,
      primary key (tenant, id), check ((ticket_tenant is null) = (ticket_id is null)))`,
    `insert into manifest_scans_with_reasons (${SCAN_COLUMNS}, reason) select ${SCAN_COLUMNS}, '' from manifest_scans`,
    `drop table manifest_scans`,
    `alter table manifest_scans_with_reasons rename to manifest_scans`,
    `create index manifest_scans_by_ticket on manifest_scans (ticket_tenant, ticket_id)`,
    `alter table manifest_check_ins add column reason text not null default ''`,
    `alter table manifest_exports add column travellers_digest text not null default ''`,
  ],
}

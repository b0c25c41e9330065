import type { Migration } from './migration.ts'

/**
 * Lets a subscription count once its addressee has confirmed it, and end by a link in each mail. Earlier subscriptions counted
 * at once, and stay confirmed. Mails get headers of their own.
 */
export const newsletter: Migration = {
  name: '0023-newsletter',
  statements: () => [
    `alter table subscribers add column state text not null default 'confirmed'
      check (state in ('pending', 'confirmed', 'left'))`,
    `alter table subscribers add column confirm_hash text`,
    `alter table subscribers add column leave_hash text`,
    `alter table subscribers add column mailed_at text`,
    `create index subscribers_by_confirm_hash on subscribers (tenant, confirm_hash)`,
    `create index subscribers_by_leave_hash on subscribers (tenant, leave_hash)`,
    `alter table outbox add column headers text`,
  ],
}

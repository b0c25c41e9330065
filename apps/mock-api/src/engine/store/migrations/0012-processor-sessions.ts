import type { Migration } from './migration.ts'

/** Adds visits to the pages of the test processor. They never contain a card number. */
export const processorSessions: Migration = {
  name: '0012-processor-sessions',
  statements: () => [
    `create table processor_sessions (
      tenant text not null, id text not null, order_id text not null, payment_id text not null,
      method_code text not null, return_url text not null, language text not null,
      state text not null check (state in ('open', 'challenged', 'answered', 'void')),
      outcome text, answers_at text, created_at text not null,
      primary key (tenant, id), check ((outcome is not null) = (state = 'answered')))`,
    `create index processor_sessions_by_payment on processor_sessions (tenant, payment_id, created_at)`,
    `create index processor_sessions_by_answer on processor_sessions (answers_at)`,
  ],
}

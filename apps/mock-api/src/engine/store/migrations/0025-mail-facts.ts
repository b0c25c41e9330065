import type { Migration } from './migration.ts'

/** What a mail was made of is kept beside it, so that it can be rendered again. Those of before are only as they were sent. */
export const mailFacts: Migration = {
  name: '0025-mail-facts',
  statements: () => [`alter table outbox add column facts text`],
}

import type { Migration } from './migration.ts'

/**
 * Stores the facts of a mail beside it, so that it can be rendered again. Earlier mails have none and stay as they were sent.
 */
export const mailFacts: Migration = {
  name: '0025-mail-facts',
  statements: () => [`alter table outbox add column facts text`],
}

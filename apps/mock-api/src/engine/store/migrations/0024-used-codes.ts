import type { Migration } from './migration.ts'

/** Keeps a used code, so that a caller who sends it again is told that it was used. */
export const usedCodes: Migration = {
  name: '0024-used-codes',
  statements: () => [`alter table emailed_codes add column used_at text`],
}

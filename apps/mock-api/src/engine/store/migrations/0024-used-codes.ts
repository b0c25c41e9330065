import type { Migration } from './migration.ts'

/** A code that was used is kept, so that whoever sends it again is told so. */
export const usedCodes: Migration = {
  name: '0024-used-codes',
  statements: () => [`alter table emailed_codes add column used_at text`],
}

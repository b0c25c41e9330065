import type { Migration } from './migration.ts'

/** Whose holds they are, so that nobody holds a whole class. What was held before counts for nobody, and soon ends. */
export const holders: Migration = {
  name: '0022-holders',
  statements: () => [
    `alter table stock_holds add column holder text`,
    `create index stock_holds_by_holder on stock_holds (holder, resource, unit)`,
  ],
}

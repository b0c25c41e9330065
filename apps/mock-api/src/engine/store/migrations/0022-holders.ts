import type { Migration } from './migration.ts'

/**
 * Adds the holder of each hold, so that no holder can hold a whole class. Earlier holds have none; they count for no holder and
 * soon end.
 */
export const holders: Migration = {
  name: '0022-holders',
  statements: () => [
    `alter table stock_holds add column holder text`,
    `create index stock_holds_by_holder on stock_holds (holder, resource, unit)`,
  ],
}

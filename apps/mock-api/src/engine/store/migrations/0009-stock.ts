import type { Migration } from './migration.ts'

/**
 * Makes seats of sailings one kind of stock beside rooms, tickets and vehicles; stored rows stay as they are. The index of
 * holds by sailing is dropped, because no query looks for holds by what they hold.
 */
export const stock: Migration = {
  name: '0009-stock',
  statements: () => [
    `drop index seat_holds_by_sailing`,
    `alter table seat_inventory rename to stock`,
    `alter table stock rename column sailing_id to resource`,
    `alter table stock rename column class to unit`,
    `alter table seat_holds rename to stock_holds`,
    `alter table stock_holds rename column sector_index to position`,
    `alter table stock_holds rename column sailing_id to resource`,
    `alter table stock_holds rename column class to unit`,
    `alter table stock_holds rename column seats to count`,
  ],
}

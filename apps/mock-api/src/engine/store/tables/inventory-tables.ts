/**
 * The stock of one unit of one resource: seats in a class of a sailing, rooms of a kind in a night, or tickets of a day.
 * `tenant` is the owner of the stock, not the seller (docs/decisions/0010).
 */
export type StockRow = {
  tenant: string
  resource: string
  unit: string
  capacity: number
  held: number
  sold: number
}

/**
 * The stock that a cart item, an order item or a ticket has taken, with one row for each resource and unit. `holder` is the
 * client that put it into a cart; null if it was sold without being held first.
 */
export type StockHoldRow = {
  tenant: string
  owner_id: string
  position: number
  inventory: string
  resource: string
  unit: string
  count: number
  state: 'held' | 'sold'
  holder: string | null
}

export type InventoryTables = { stock: StockRow; stock_holds: StockHoldRow }

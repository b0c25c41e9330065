/**
 * What there is of one unit of one resource: seats of a class of a sailing, rooms of a kind in a night, tickets of a day.
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
 * What a cart item, an order item or a ticket has taken out of the stock, one row a resource and unit. `holder` is the
 * client that put it into a cart; null where nobody held it before it was sold.
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

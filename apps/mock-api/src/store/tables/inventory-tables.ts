/** Seats of one class of one sailing. `tenant` is the owner of the vessel's inventory, not the seller (docs/decisions/0010). */
export type SeatInventoryRow = {
  tenant: string
  sailing_id: string
  class: string
  capacity: number
  held: number
  sold: number
}

/** Seats that a cart item or an order item has taken out of the inventory, one row a sector. */
export type SeatHoldRow = {
  tenant: string
  owner_id: string
  sector_index: number
  inventory: string
  sailing_id: string
  class: string
  seats: number
  state: 'held' | 'sold'
}

export type InventoryTables = { seat_inventory: SeatInventoryRow; seat_holds: SeatHoldRow }

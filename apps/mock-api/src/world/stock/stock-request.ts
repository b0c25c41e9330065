/** A number of units to take from the stock of one resource: seats of a sailing's class, rooms of a hotel's night. */
export type StockRequest = {
  readonly resource: string
  readonly unit: string
  readonly count: number
}

/** What every program offers: the same three requests, and of each answer one value that its type has to know. */
export type Calls = {
  /** A query; the names of all terminals. */
  listTerminals: () => Promise<string[]>
  /** A body of JSON and an idempotency key; the token of the cart. */
  addToCart: (date: string, offer: string) => Promise<string | null>
  /** A file in a form; how the payment stands. */
  sendProof: (order: string, file: File) => Promise<string>
}

/** Who asks, in every request. */
export const CALLER = { system: 4101, currency: 'SGD' }
export const LANGUAGE = 'en'

export function cartOf(date: string, offer: string) {
  const ferry = {
    DateFrom: date,
    DateUntil: date,
    Qty: 1,
    QtyAdult: 1,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offer],
  }
  return { ItemContent: 'ferry' as const, Items: [{ Item: 'fer_HFC-BTC', Qty: 1, Ferry: ferry }] }
}

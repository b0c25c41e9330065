/**
 * The functions of every program: the same three requests, each of which returns a typed value of its answer.
 */
export type Calls = {
  /** Sends a query; returns the names of all terminals. */
  listTerminals: () => Promise<string[]>
  /** Sends JSON and an idempotency key; returns the token of the cart. */
  addToCart: (date: string, offer: string) => Promise<string | null>
  /** Sends a file in a form; returns the state of the payment. */
  sendProof: (order: string, file: File) => Promise<string>
}

/** The parameters of the caller, which every request has. */
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

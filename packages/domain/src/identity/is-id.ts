const ISSUED = '[A-Za-z0-9]{6,24}'

// The patterns of the contract, so that a route accepts every id that the server issues.
const SHAPES = {
  cartItem: `itm_${ISSUED}`,
  order: `ord_${ISSUED}`,
  payment: `pay_${ISSUED}`,
  ticket: `tkt_${ISSUED}`,
  sailing: 'sai_[A-Za-z0-9_-]{4,60}',
  offer: 'off_[A-Za-z0-9_-]{4,80}',
  ferryItem: '(fer|opn)_[A-Za-z0-9_-]{3,60}',
  product: '(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}',
  quotation: `quo_${ISSUED}`,
} as const

export type IdKind = keyof typeof SHAPES

/**
 * Whether a text has the form of an id, for the check of a route. Only the server knows whether the id exists. Nothing else
 * is ever read from an id.
 */
export function isId(kind: IdKind, text: string): boolean {
  return new RegExp(`^${SHAPES[kind]}$`).test(text)
}

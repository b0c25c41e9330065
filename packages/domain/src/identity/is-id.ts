/** Prefixes of ids, by what they name. What follows a prefix means nothing and is never read. */
export const ID_PREFIXES = {
  cart: 'crt',
  cartItem: 'itm',
  order: 'ord',
  payment: 'pay',
  ticket: 'tkt',
  sailing: 'sai',
  offer: 'off',
  openTicket: 'opn',
  ferry: 'fer',
  user: 'usr',
} as const

export type IdKind = keyof typeof ID_PREFIXES

/** Whether a text can be an id of a kind at all; for a route's own check. Whether it exists, the server knows. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = `${ID_PREFIXES[kind]}_`
  return text.startsWith(prefix) && /^[A-Za-z0-9_-]{4,64}$/.test(text.slice(prefix.length))
}

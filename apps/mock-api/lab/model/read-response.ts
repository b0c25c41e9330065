/** This module reads the ids and secrets in the mock's answers, which the model cannot know otherwise. */

type Loose = { readonly [name: string]: Loose } | undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : 'not told')

const loose = (body: unknown): Loose => body as Loose // any JSON value can be read by name

export const tokenOf = (cart: unknown): string => text(loose(cart)?.['Token'])

/** Returns the token; null if the answer is lost or a refusal. */
export const tokenIfGiven = (cart: unknown): string | null =>
  loose(cart)?.['Token'] === undefined ? null : tokenOf(cart)

export const itemIds = (cart: unknown): string[] => idsOf(loose(cart)?.['Items'])

export const placedNames = (placed: unknown) => ({
  token: text(loose(placed)?.['BookingToken']),
  order: text(loose(placed)?.['Order']?.['Id']),
  payment: text(loose(placed)?.['Order']?.['Payment']?.['Id']),
})

export const ticketIds = (tickets: unknown): string[] => idsOf(loose(tickets)?.['Items'])

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((entry) => text(loose(entry)?.['Id'])) : []
}

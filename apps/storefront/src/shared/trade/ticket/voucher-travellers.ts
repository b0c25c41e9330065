import type { Format } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Returns the names of the travellers as far as the order has them; some rooms and seats are booked without names. */
export function voucherTravellers(
  { Passengers }: Pick<Schemas['OrderItem'], 'Passengers'>,
  format: Pick<Format, 'list'>,
): string {
  const names = Passengers.map(({ FirstName, LastName }) =>
    [LastName, FirstName].filter((name) => name !== '').join(' '),
  )
  return format.list(names.filter((name) => name !== ''))
}

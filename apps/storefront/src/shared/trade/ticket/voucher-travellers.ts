import type { Format } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Who comes, by name, as far as the order names them: a room or a seat is booked for some without. */
export function voucherTravellers(
  { Passengers }: Pick<Schemas['OrderItem'], 'Passengers'>,
  format: Pick<Format, 'list'>,
): string {
  const names = Passengers.map(({ FirstName, LastName }) =>
    [LastName, FirstName].filter((name) => name !== '').join(' '),
  )
  return format.list(names.filter((name) => name !== ''))
}

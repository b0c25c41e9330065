import { CUSTOMER_PASSENGERS_MAX } from '@selat/domain'

import { emptyDetails } from '../../../shared/trade/passenger/passenger-details.ts'

const fields = Object.keys(emptyDetails())
const wireName = (field: string) => field.charAt(0).toUpperCase() + field.slice(1)

/** Maps the pointers of the server's refusals to fields: `/Passengers/0/Title` to the title of the first traveller. */
export const customerPointers: Readonly<Record<string, string>> = {
  '/Name': 'name',
  '/Email': 'email',
  '/PhoneCode': 'phoneCountry',
  '/PhoneNumber': 'phoneNumber',
  '/Note': 'note',
  ...Object.fromEntries(
    Array.from({ length: CUSTOMER_PASSENGERS_MAX }, (_, place) =>
      fields.map((field) => [
        `/Passengers/${place}/${wireName(field)}`,
        `passengers.${place}.${field}`,
      ]),
    ).flat(),
  ),
}

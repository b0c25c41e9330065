import { CUSTOMER_PASSENGERS_MAX } from '@selat/domain'

import { emptyDetails, wireFieldOf } from '../../../shared/trade/passenger/passenger-details.ts'

const fields = Object.keys(emptyDetails())

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
        `/Passengers/${place}/${wireFieldOf(field)}`,
        `passengers.${place}.${field}`,
      ]),
    ).flat(),
  ),
}

import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toJsonText } from '../../../engine/store/json-text.ts'

/** The columns of a customer's row that come from the request; owner and times are set elsewhere. */
export function toCustomerColumns(input: Schemas['CustomerInput']) {
  const { Name, Email, PhoneCode, PhoneNumber, Passengers } = input
  return {
    details: toJsonText(input),
    sort_key: Name.toLowerCase(),
    search_text: [Name, Email, `${PhoneCode}${PhoneNumber}`, ...Passengers.map(searchTextOf)]
      .join('\n')
      .toLowerCase(),
  }
}

/** Contains the name in both orders, because people search with either name first. */
function searchTextOf(passenger: Schemas['SavedPassengerInput']): string {
  const { FirstName, LastName, NativeName, PassportNumber } = passenger
  return [`${FirstName} ${LastName} ${FirstName}`, NativeName, PassportNumber ?? ''].join(' ')
}

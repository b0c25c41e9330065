import { PASSENGER_FIELDS } from '@selat/domain'
import type { ProblemField } from '@selat/sdk'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { toFormIssue } from '../../../shared/kit/form/to-form-issue.ts'
import {
  type CheckoutValues,
  passengerField,
  sourceOf,
} from '../../../shared/trade/checkout/checkout-values.ts'
import { orderTexts } from '../../../shared/trade/checkout/order-texts.ts'
import { wireFieldOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { toPassengerIssue } from '../../../shared/trade/passenger/to-passenger-issue.ts'

const others: Readonly<Record<string, string>> = {
  '/Contact/Name': 'contact.name',
  '/Contact/Email': 'contact.email',
  '/Contact/PhoneCode': 'contact.phoneCountry',
  '/Contact/PhoneNumber': 'contact.phoneNumber',
  ...Object.fromEntries(orderTexts.map(({ wire, name }) => [`/${wire}`, name])),
}

/**
 * Converts the fields that the server refused to issues of this form's fields; fields that the form does not have are
 * left out.
 */
export function toFieldIssues(
  errors: readonly ProblemField[],
  itemIds: readonly string[],
  values: Pick<CheckoutValues, 'sameAs'>,
): FieldIssue[] {
  return errors.flatMap((refused) => {
    const name = others[refused.pointer] ?? passengerName(refused.pointer, itemIds, values)
    if (name === undefined) return []
    const path = name.split('.')
    return [{ name, words: toPassengerIssue(path, refused) ?? toFormIssue(path, refused) }]
  })
}

function passengerName(
  pointer: string,
  itemIds: readonly string[],
  values: Pick<CheckoutValues, 'sameAs'>,
): string | undefined {
  const [, item, index, wireName = ''] =
    /^\/Items\/(\d+)\/Passengers\/(\d+)\/(\w+)$/.exec(pointer) ?? []
  const itemId = itemIds[Number(item)]
  const field = PASSENGER_FIELDS.find((known) => wireFieldOf(known) === wireName)
  if (itemId === undefined || field === undefined) return undefined
  return passengerField(sourceOf(itemId, values), Number(index), field)
}

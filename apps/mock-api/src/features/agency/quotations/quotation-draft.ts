import { PASSPORT_FIELDS } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireNames, wireName } from '../../../engine/http/wire-names.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { StoredContact } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { CartItem } from '../../cart/hold-item.ts'

/**
 * Makes the checkout draft of a quotation in the cart. It contains the answers of the customer, or before acceptance only
 * the customer's contact. `held` are the items of the quotation in their order.
 */
export function toDraft(
  quotation: QuotationRow,
  held: readonly CartItem[],
  customer: StoredContact | null,
): Schemas['CheckoutDraft'] {
  const answer = quotation.answer === null ? null : fromJsonText(quotation.answer)
  const contact = answer?.contact ?? customer
  const quoted = fromJsonText(quotation.items)
  return {
    Contact: toWireNames(contact ?? { name: '', email: '', phoneCode: '', phoneNumber: '' }),
    Items: held.map(({ id }, index) => {
      const given = answer?.items.find((one) => one.id === quoted[index]?.id)
      return { CartItem: id, Passengers: (given?.passengers ?? []).map(toDraftPassenger) }
    }),
    AdditionalNote: '',
    CodeReference: '',
    PromoCode: '',
  }
}

type PassportTexts = Record<Capitalize<(typeof PASSPORT_FIELDS)[number]>, string>

function toDraftPassenger(input: Schemas['PassengerInput']): Schemas['DraftPassenger'] {
  const passport = PASSPORT_FIELDS.map(wireName).map((field) => [field, input[field] ?? ''])
  return {
    ...input,
    IsOneName: input.LastName === '',
    ...(Object.fromEntries(passport) as PassportTexts), // There is one entry for each field.
  }
}

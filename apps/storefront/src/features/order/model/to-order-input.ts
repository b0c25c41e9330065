import type { Schemas } from '@selat/sdk'

import { readPhone } from '../../../shared/form/read-phone.ts'
import { toWirePassenger } from '../../../shared/passenger/passenger-details.ts'
import { toPassengerDraft } from './check-checkout.ts'
import type { CheckoutRules } from './check-checkout.ts'
import { sourceOf } from './checkout-values.ts'
import type { CheckoutValues, PassengerValues } from './checkout-values.ts'

/** The order of a form that has been checked; items in the order of the cart, to which the server's pointers refer. */
export function toOrderInput(
  values: CheckoutValues,
  { travels, phoneBook }: CheckoutRules,
): Schemas['OrderInput'] {
  const phone = readPhone(values.contact, phoneBook)
  return {
    Contact: {
      Name: values.contact.name.trim(),
      Email: values.contact.email.trim(),
      PhoneCode: phone.code,
      PhoneNumber: phone.number.replaceAll(/[\s().-]/g, ''),
    },
    Items: travels.map(({ itemId, isInternational }) => ({
      CartItem: itemId,
      Passengers: (values.passengers[sourceOf(itemId, values)] ?? []).map((passenger) =>
        toPassengerInput(passenger, isInternational),
      ),
    })),
    AdditionalNote: values.note.trim(),
    CodeReference: values.codeReference.trim(),
  }
}

function toPassengerInput(
  passenger: PassengerValues,
  isInternational: boolean,
): Schemas['PassengerInput'] {
  return {
    Band: passenger.band,
    ...toWirePassenger(toPassengerDraft(passenger, isInternational)),
  }
}

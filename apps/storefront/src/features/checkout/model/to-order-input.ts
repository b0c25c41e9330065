import type { Schemas } from '@selat/sdk'

import { readPhone } from '../../../shared/kit/form/read-phone.ts'
import {
  type CheckoutValues,
  type PassengerValues,
  sourceOf,
} from '../../../shared/trade/checkout/checkout-values.ts'
import { toWireTexts } from '../../../shared/trade/checkout/order-texts.ts'
import { toWirePassenger } from '../../../shared/trade/passenger/passenger-details.ts'
import { type CheckoutRules, toPassengerDraft } from './check-checkout.ts'
import type { ItemTravel } from './item-travel.ts'

/**
 * Converts a form that has been checked to an order. It names every booked item in the order of the cart, because the
 * server's pointers count the items. Items that need only the contact have no passengers.
 */
export function toOrderInput(
  values: CheckoutValues,
  itemIds: readonly string[],
  { travels, phoneBook }: CheckoutRules,
): Schemas['OrderInput'] {
  const phone = readPhone(values.contact, phoneBook)
  const { PromoCode, ...texts } = toWireTexts(({ name }) => values[name].trim())
  return {
    Contact: {
      Name: values.contact.name.trim(),
      Email: values.contact.email.trim(),
      PhoneCode: phone.code,
      PhoneNumber: phone.number.replaceAll(/[\s().-]/g, ''),
    },
    Items: itemIds.map((itemId) => ({
      CartItem: itemId,
      Passengers: passengersOf(
        values,
        travels.find((travel) => travel.itemId === itemId),
      ),
    })),
    ...texts,
    ...(PromoCode !== '' && { PromoCode }),
  }
}

function passengersOf(
  values: CheckoutValues,
  travel: ItemTravel | undefined,
): Schemas['PassengerInput'][] {
  if (!travel) return []
  const { itemId, isInternational } = travel
  return (values.passengers[sourceOf(itemId, values)] ?? []).map((passenger) =>
    toPassengerInput(passenger, isInternational),
  )
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

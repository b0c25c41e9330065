import type { ServerSchemas as Schemas } from '@selat/sdk'

import { TEST_CARDS, type TestCard } from '../features/order/processor/test-cards.ts'
import { cartOf, oneWayItem } from './sample-items.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** Makes a passenger who may board any sailing. */
export function samplePassenger(
  changes: Partial<Schemas['PassengerInput']> = {},
): Schemas['PassengerInput'] {
  return {
    Band: 'adult',
    Title: 'Ms',
    FirstName: 'WEI LING',
    LastName: 'TAN',
    DateOfBirth: '1985-11-03',
    PlaceOfBirth: 'Singapore',
    Nationality: 'SG',
    CountryOfResidence: 'SG',
    PassportNumber: 'K1234567N',
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Singapore',
    ...changes,
  }
}

/** A child who is an infant on the outbound sector and three years old on the return. */
export const TURNS_THREE = samplePassenger({
  Band: 'infant',
  Title: 'Mstr',
  FirstName: 'JUN',
  DateOfBirth: '2023-12-13',
  PassportNumber: 'K7654322N',
  DateOfIssue: '2024-02-11',
  DateOfExpiry: '2029-02-11',
})

/** An adult whose birth date and nationality are unknown. */
export const unknownAdult = { Band: 'adult', DateOfBirth: null, Nationality: null } as const

/** Makes an order of one cart item. */
export function orderOf(
  cartItem: string,
  passengers: readonly Schemas['PassengerInput'][] = [samplePassenger()],
): Schemas['OrderInput'] {
  return {
    Contact: {
      Name: 'Tan Wei Ling',
      Email: 'weiling@example.com',
      PhoneCode: '+65',
      PhoneNumber: '91234567',
    },
    Items: [{ CartItem: cartItem, Passengers: [...passengers] }],
    AdditionalNote: '',
    CodeReference: '',
  }
}

/** Holds an item and keeps `cart` and `item`. */
export function held(item: Schemas['FerryCartItemInput'] = oneWayItem()): ScenarioStep {
  return {
    operation: 'addToCart',
    body: cartOf(item),
    keep: { cart: '/Token', item: '/Items/0/Id' },
  }
}

/** Orders the held item, and keeps `order`, `token` and `payment`. */
export const ordered: ScenarioStep = {
  operation: 'placeOrder',
  header: { 'Cart-Token': '{cart}' },
  body: orderOf('{item}'),
  keep: { order: '/Order/Id', token: '/BookingToken', payment: '/Order/Payment/Id' },
}

/** The kept order, with its token. */
export const theOrder = {
  path: { id: '{order}' },
  header: { 'Booking-Token': '{token}' },
} as const

/** The kept order, with another token. */
export const somebodyElse = {
  path: { id: '{order}' },
  header: { 'Booking-Token': 'this-is-the-token-of-no-order' },
} as const

/** Chooses a method for the kept order. */
export function chosen(method: string): ScenarioCall {
  return { operation: 'startPayment', ...theOrder, body: { PaymentMethod: method } }
}

/** Chooses a method that is paid at a page, and keeps the page. */
export function chosenWithPage(method: string): ScenarioStep {
  return { ...chosen(method), keep: { page: '/Instructions/RedirectUrl' } }
}

/** Fills in the form of the kept page. */
export function atPage(form: Readonly<Record<string, string>>): ScenarioCall {
  return { operation: 'POST {page}', form }
}

/** Pays with one of the test cards. */
export function byCard(name: TestCard['name']): ScenarioCall {
  return atPage({ act: 'pay', card: TEST_CARDS.find((card) => card.name === name)?.number ?? '' })
}

/** Pays the kept order by QR, which the console settles. */
export const paid: readonly ScenarioStep[] = [
  chosen('QRIS'),
  { console: 'payments/{payment}/settle', body: {} },
]

/** The first bytes of a picture of one pixel: its signature and its first block. The rest of a file is zeros. */
export const PNG_START = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001'

/** The first bytes of a picture of 16,384 by 16,384 pixels. */
export const HUGE_PNG_START = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0040\0\0\0\u0040\0'

/** The smallest valid picture, of 4 kB. */
export const receipt = { name: 'receipt.png', start: PNG_START, size: 4096 } as const

export const upload: ScenarioCall = { operation: 'uploadPaymentProof', ...theOrder, file: receipt }

/** Declares 'I have paid' for the kept order. */
export const confirm: ScenarioCall = { operation: 'confirmPayment', ...theOrder }

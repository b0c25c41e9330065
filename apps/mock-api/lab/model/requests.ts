import type { OperationId } from '@selat/sdk/operations'

import type { CallParts } from '../testing/create-caller.ts'
import { type Party, productOf, SAILINGS, sizeOf, TENANTS } from './facts.ts'
import type { Decision, Intent, OnOrder, ProofFile, Who, WantedItem } from './intents.ts'
import { travellersOf } from './travellers.ts'

/** A call of an operation, or one of the console. */
export type Asked =
  | { readonly operation: OperationId; readonly who: Who; readonly parts: CallParts }
  | { readonly console: string; readonly body: object }

const NO_SAILING = 'sai_HFC-BTC-SRL-20261212-0303'

/** Converts an intent to a request. */
export function toRequest(intent: Intent): Asked {
  switch (intent.do) {
    case 'add':
      return call('addToCart', intent.who, {
        header: intent.cart === null ? {} : { 'Cart-Token': intent.cart },
        body: { ItemContent: 'ferry', Items: intent.items.map(toItem) },
      })
    case 'read cart':
      return call('getCart', intent.who, { header: { 'Cart-Token': intent.cart } })
    case 'open own cart':
      return {
        operation: 'openAccountCart',
        who: intent.who,
        parts: {
          query: { system: TENANTS[intent.who.tenant].system },
          header: intent.cart === null ? {} : { 'Cart-Token': intent.cart },
        },
      }
    case 'change':
      return call('changeCartItem', intent.who, { ...onItem(intent), body: counts(intent.party) })
    case 'remove':
      return call('removeCartItem', intent.who, onItem(intent))
    case 'extend':
      return call('extendCartItemHold', intent.who, onItem(intent))
    case 'price':
      return call('priceCart', intent.who, {
        header: { 'Cart-Token': intent.cart },
        body: {
          Items: intent.named.map(({ item, party, ages }) => ({
            CartItem: item,
            Travellers: travellersOf(party, ages).map(({ Band, DateOfBirth, Nationality }) => ({
              Band,
              DateOfBirth,
              Nationality,
            })),
          })),
        },
      })
    case 'place':
      return call('placeOrder', intent.who, {
        header: { 'Cart-Token': intent.cart },
        body: {
          Contact: CONTACT,
          Items: intent.named.map(({ item, party, ages }) => ({
            CartItem: item,
            Passengers: travellersOf(party, ages),
          })),
          AdditionalNote: '',
          CodeReference: '',
        },
      })
    case 'read order':
      return call('getBooking', intent.who, onOrder(intent))
    case 'read payment':
      return call('getPayment', intent.who, onOrder(intent))
    case 'read tickets':
      return call('listTickets', intent.who, onOrder(intent))
    case 'cancel':
      return call('cancelOrder', intent.who, onOrder(intent))
    case 'choose':
      return call('startPayment', intent.who, {
        ...onOrder(intent),
        body: { PaymentMethod: intent.method },
      })
    case 'upload':
      return call('uploadPaymentProof', intent.who, { ...onOrder(intent), body: form(intent.file) })
    case 'declare':
      return call('confirmPayment', intent.who, onOrder(intent))
    case 'date':
      return call('sendTransportItem', intent.who, {
        header: bookingToken(intent),
        body: {
          Ticket: intent.ticket,
          Sailing: intent.sailing === null ? NO_SAILING : SAILINGS[intent.sailing].id,
        },
      })
    case 'search':
      return call('searchFerry', intent.who, { query: toSearch(intent.sailing) })
    case 'decide':
      return {
        console: `payments/${intent.payment}/${intent.decision}`,
        body: REASONS[intent.decision] ?? {},
      }
    case 'refit': {
      const { id, class: travelClass } = SAILINGS[intent.sailing]
      const body = { seatsLeft: intent.seatsLeft, class: travelClass }
      return { console: `sailings/${id}/capacity`, body }
    }
  }
}

/** The console's fields for a decision. */
const REASONS: Partial<Record<Decision, { reason: string }>> = {
  reject: { reason: 'unreadable' },
  decline: { reason: 'declined' },
}

const CONTACT = {
  Name: 'Tan Wei Ling',
  Email: 'weiling@example.com',
  PhoneCode: '+65',
  PhoneNumber: '91234567',
}

function call(operation: OperationId, who: Who, parts: CallParts): Asked {
  const query = {
    system: TENANTS[who.tenant].system,
    ...(who.currency !== null && { currency: who.currency }),
    ...parts.query,
  }
  return { operation, who, parts: { ...parts, query } }
}

const onItem = ({ cart, item }: { readonly cart: string; readonly item: string }): CallParts => ({
  path: { itemId: item },
  header: { 'Cart-Token': cart },
})

const onOrder = (intent: OnOrder): CallParts => ({
  path: { id: intent.order },
  header: bookingToken(intent),
})

const bookingToken = ({ token }: OnOrder): Record<string, string> =>
  token === null ? {} : { 'Booking-Token': token }

const counts = ({ adults, children, infants }: Party) => ({
  QtyAdult: adults,
  QtyChild: children,
  QtyInfant: infants,
})

function toItem({ product, party }: WantedItem) {
  const { item, isRoundTrip, isOpen, sectors } = productOf(product)
  const dates = sectors.map(({ sailing }) => (sailing === null ? null : SAILINGS[sailing].date))
  return {
    Item: item,
    Qty: sizeOf(party),
    Ferry: {
      DateFrom: dates[0] ?? null,
      DateUntil: dates.at(-1) ?? null,
      Qty: sizeOf(party),
      ...counts(party),
      IsRoundTrip: isRoundTrip,
      IsInternational: true,
      IsOpenTicket: isOpen && sectors.length === 1,
      IsOpenTicket2W: isOpen && sectors.length === 2,
      Offers: sectors.flatMap(({ sailing }) =>
        sailing === null
          ? []
          : [
              `${SAILINGS[sailing].id.replace('sai_', 'off_')}-${SAILINGS[sailing].class}-${isRoundTrip ? 'R' : 'O'}`,
            ],
      ),
    },
  }
}

function toSearch(key: keyof typeof SAILINGS) {
  const { isOut, date, class: travelClass } = SAILINGS[key]
  const [from, to] = isOut ? ['HFC', 'BTC'] : ['BTC', 'HFC']
  return {
    from: String(from),
    to: String(to),
    dateFrom: date,
    adults: 1,
    children: 0,
    infants: 0,
    class: travelClass,
  }
}

const PICTURE = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 2, 0, 0, 0,
])

function form(file: ProofFile): FormData {
  const bytes = file === 'text' ? new TextEncoder().encode('Paid, honestly.') : PICTURE
  const data = new FormData()
  data.set(
    'File',
    new File([bytes], file === 'unreadable' ? 'unreadable.png' : 'receipt.png', {
      type: 'image/png',
    }),
  )
  return data
}

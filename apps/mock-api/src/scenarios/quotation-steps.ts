import type { ServerSchemas as Schemas } from '@selat/sdk'

import { asAgent, booker, query } from './agency-steps.ts'
import { held, orderOf, samplePassenger } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** A member's cart with one item, in rupiah. */
export const inCart: ScenarioStep = { ...held(), query: { ...query, currency: 'IDR' } }

export const quotationInput: Schemas['QuotationInput'] = {
  Customer: 'cus_TANWEILING',
  Note: '',
  ValidDays: 7,
}

/** Quotes the cart. */
export const quote: ScenarioCall = {
  operation: 'createQuotation',
  ...asAgent,
  header: { 'Cart-Token': '{cart}' },
  body: quotationInput,
}

/** Makes a quotation, and keeps its id, the secret of its link and its line. */
export const kept: ScenarioStep = {
  ...quote,
  keep: { quotation: '/Id', secret: '/Link/?token', line: '/Lines/0/Id' },
}

/** The steps until an agency's booker has quoted a sailing. */
export const quoted: readonly ScenarioStep[] = [booker, inCart, kept]

const it = { ...asAgent, path: { id: '{quotation}' } } as const

export const read: ScenarioCall = { operation: 'getQuotation', ...it }
export const withdraw: ScenarioCall = { operation: 'cancelQuotation', ...it }
export const takeUp: ScenarioCall = { operation: 'takeUpQuotation', ...it }
export const list: ScenarioCall = { operation: 'listQuotations', ...asAgent }

/** Opens the link without a session. */
export const opened: ScenarioCall = {
  operation: 'readQuotation',
  query,
  body: { QuotationToken: '{secret}' },
}

/** Accepts the quotation with a named traveller. */
export function accept(changes: Partial<Schemas['PassengerInput']> = {}): ScenarioCall {
  const body: Schemas['QuotationAcceptance'] = {
    QuotationToken: '{secret}',
    Contact: orderOf('').Contact,
    Items: [{ CartItem: '{line}', Passengers: [samplePassenger(changes)] }],
  }
  return { operation: 'acceptQuotation', query, body }
}

/** Places an order of the cart from the quotation, in the customer's name. */
export const placed: ScenarioCall = {
  operation: 'placeOrder',
  ...asAgent,
  query: { ...query, currency: 'IDR' },
  header: { 'Cart-Token': '{own}' },
  body: { ...orderOf('{item}'), Quotation: '{quotation}' },
}

/** Fills the cart from the quotation and keeps the cart. */
export const takenUp: ScenarioStep = {
  ...takeUp,
  keep: { own: '/Cart/Token', item: '/Cart/Items/0/Id' },
}

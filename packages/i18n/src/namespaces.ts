import type account from '../messages/EN/account.json'
import type agency from '../messages/EN/agency.json'
import type attraction from '../messages/EN/attraction.json'
import type base from '../messages/EN/base.json'
import type cart from '../messages/EN/cart.json'
import type common from '../messages/EN/common.json'
import type consent from '../messages/EN/consent.json'
import type cruise from '../messages/EN/cruise.json'
import type customer from '../messages/EN/customer.json'
import type ferry from '../messages/EN/ferry.json'
import type guide from '../messages/EN/guide.json'
import type hotel from '../messages/EN/hotel.json'
import type item from '../messages/EN/item.json'
import type manifest from '../messages/EN/manifest.json'
import type markup from '../messages/EN/markup.json'
import type order from '../messages/EN/order.json'
import type packages from '../messages/EN/package.json'
import type passenger from '../messages/EN/passenger.json'
import type payment from '../messages/EN/payment.json'
import type problem from '../messages/EN/problem.json'
import type product from '../messages/EN/product.json'
import type quotation from '../messages/EN/quotation.json'
import type support from '../messages/EN/support.json'
import type ticket from '../messages/EN/ticket.json'
import type transport from '../messages/EN/transport.json'
import type traveller from '../messages/EN/traveller.json'
import type wallet from '../messages/EN/wallet.json'

/** The namespaces; each language has one file for each. Every page has `common`, and loads the others that it names. */
export const namespaces = [
  'common',
  'base',
  'account',
  'passenger',
  'traveller',
  'ferry',
  'guide',
  'product',
  'package',
  'attraction',
  'hotel',
  'transport',
  'cruise',
  'item',
  'cart',
  'order',
  'payment',
  'ticket',
  'manifest',
  'agency',
  'customer',
  'quotation',
  'markup',
  'wallet',
  'support',
  'consent',
  'problem',
] as const

export type Namespace = (typeof namespaces)[number]
export const defaultNamespace = 'common' satisfies Namespace

/** The English texts of each namespace: code can ask for their keys. */
export type Resources = {
  account: typeof account
  agency: typeof agency
  attraction: typeof attraction
  base: typeof base
  cart: typeof cart
  common: typeof common
  consent: typeof consent
  cruise: typeof cruise
  customer: typeof customer
  ferry: typeof ferry
  guide: typeof guide
  hotel: typeof hotel
  item: typeof item
  manifest: typeof manifest
  markup: typeof markup
  order: typeof order
  package: typeof packages
  passenger: typeof passenger
  payment: typeof payment
  problem: typeof problem
  product: typeof product
  quotation: typeof quotation
  support: typeof support
  ticket: typeof ticket
  transport: typeof transport
  traveller: typeof traveller
  wallet: typeof wallet
} & Record<Namespace, object>

declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
    returnNull: false
  }
}

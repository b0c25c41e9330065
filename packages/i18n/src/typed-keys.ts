import type account from '../messages/EN/account.json'
import type base from '../messages/EN/base.json'
import type cart from '../messages/EN/cart.json'
import type common from '../messages/EN/common.json'
import type ferry from '../messages/EN/ferry.json'
import type order from '../messages/EN/order.json'
import type passenger from '../messages/EN/passenger.json'
import type payment from '../messages/EN/payment.json'
import type problem from '../messages/EN/problem.json'
import type support from '../messages/EN/support.json'
import type ticket from '../messages/EN/ticket.json'
import type traveller from '../messages/EN/traveller.json'
import type { Namespace } from './namespaces.ts'

export type Resources = {
  account: typeof account
  base: typeof base
  cart: typeof cart
  common: typeof common
  ferry: typeof ferry
  order: typeof order
  passenger: typeof passenger
  payment: typeof payment
  problem: typeof problem
  support: typeof support
  ticket: typeof ticket
  traveller: typeof traveller
} & Record<Namespace, object>

declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
    returnNull: false
  }
}

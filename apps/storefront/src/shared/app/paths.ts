import { RETURN_PARAM } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

import { knownIn } from './known/known.ts'

type CatalogueContent = Schemas['CatalogueContent']

/** Where each product is looked for. Whatever asks for all products of the site reads them from these rows. */
export const productPaths = {
  ferry: '/ferry',
  package: '/packages',
  attraction: '/attractions',
  hotel: '/hotels',
  transport: '/transport',
  cruise: '/cruises',
  // The home page leads to whatever the site knows.
  unknown: '/',
} as const satisfies Record<Known<Schemas['Product']> | 'unknown', string>

/** Every link of the site is made here; `paths.test.ts` holds each against the routes. */
export const paths = {
  home: () => '/',
  ferry: () => '/ferry',
  ferryResult: (search: URLSearchParams | string = '') => withQuery('/ferry-result', search),
  /** What is to be known of a route in one direction, and of a terminal. */
  ferryRoute: (slug: string) => `/ferry/${slug}`,
  terminal: (slug: string) => `/terminal/${slug}`,
  /** The list of a product, searched as the address says. */
  products: (content: CatalogueContent, search: URLSearchParams | string = '') =>
    withQuery(productPath(content), search),
  /** One product, with what is chosen of it. */
  product: (content: CatalogueContent, id: string, search: URLSearchParams | string = '') =>
    knownIn(productPaths, content) === 'unknown'
      ? productPath(content)
      : withQuery(`${productPath(content)}/${id}`, search),
  cart: () => '/cart',
  /** With the secret of an unfinished checkout it goes on on another device. */
  checkout: (resume?: string) => withQuery('/checkout', { resume }),
  /** `returned`: for who comes back from paying on another page. */
  payment: (orderId: string, from?: 'returned') =>
    withQuery('/payment', { order: orderId, returned: from && '1' }),
  /** Without an order: all that wait on this device. */
  pendingPayment: (orderId?: string) => withQuery('/pending-payment', { order: orderId }),
  successPayment: (orderId: string) => withQuery('/success-payment', { order: orderId }),
  /** With the Booking-Token, the link alone opens a guest's booking on any device. */
  orderDetail: (orderId: string, token?: string) =>
    withQuery('/order-detail', { order: orderId, token }),
  /** Open tickets: all, those of an order, or the crossing of one. */
  paidDolphin: (query: { order?: string | undefined; ticket?: string } = {}) =>
    withQuery('/paid-dolphin', query),
  login: (returnTo?: string) => withQuery('/login', { [RETURN_PARAM]: returnTo }),
  register: (returnTo?: string) => withQuery('/register', { [RETURN_PARAM]: returnTo }),
  /** With the username or e-mail whose address is to be verified. */
  verifyEmail: (account?: string, returnTo?: string) =>
    withQuery('/verify-email', { account, [RETURN_PARAM]: returnTo }),
  forgotPassword: (email?: string, returnTo?: string) =>
    withQuery('/forgot-password', { email, [RETURN_PARAM]: returnTo }),
  resetPassword: (email?: string, returnTo?: string) =>
    withQuery('/reset-password', { email, [RETURN_PARAM]: returnTo }),
  profile: () => '/profile',
  profileForm: () => '/profile/form',
  profilePassword: () => '/profile/password',
  /** With one of the saved passengers, or `new`, open in its form. */
  profilePassenger: (query: { edit?: string } = {}) => withQuery('/profile/passenger', query),
  /** The account's orders, narrowed as the address says. */
  orderHistory: (search: URLSearchParams | string = '') => withQuery('/order-history', search),
  historyOrder: (orderId: string) => `/history/${orderId}`,
  /** The desk of an agency: what waits for somebody. */
  agency: () => '/agency',
  /** With the member whose deeds are listed. */
  agencyTeam: (member?: string) => withQuery('/agency/team', { member }),
  agencyMarkup: () => '/agency/markup',
  /** The agency's customers: one of them, or `new`, in its form. */
  customers: (query: { search?: string; edit?: string } = {}) => withQuery('/customers', query),
  /** What the agency has quoted, narrowed as the address says. */
  quotations: (search: URLSearchParams | string = '') => withQuery('/quotations', search),
  quotation: (id: string) => `/quotations/${id}`,
  /** The agency's money: a statement as the address says. */
  wallet: (search: URLSearchParams | { wallet?: string } = {}) =>
    withQuery('/wallet_balance', search),
  /** Tells of money that was sent: `new`, or a rejected one again; with the amount in units of 10^-exponent. */
  topUp: (query: { topup: string; wallet?: string | undefined; amount?: string }) =>
    withQuery('/wallet_balance', query),
  findBooking: () => '/find-booking',
  receipt: (orderId: string) => withQuery('/receipt', { order: orderId }),
  cancelBooking: (orderId: string) => withQuery('/order-detail/cancel', { order: orderId }),
  changeDate: (orderId: string) => withQuery('/order-detail/change', { order: orderId }),
  correctName: (orderId: string) => withQuery('/order-detail/name', { order: orderId }),
  /** The board of a day, or one of its sailings, as the address says. */
  manifest: (search: URLSearchParams | string = '') => withQuery('/manifest', search),
  /** With the order that the message is about. */
  contact: (orderId?: string) => withQuery('/contact', { order: orderId }),
  privacyPolicy: () => '/privacy-policy',
  bookingPolicy: () => '/booking-policy',
}

/** Where a product of any kind is searched for. */
export const productPath = (product: Schemas['Product']): string =>
  productPaths[knownIn(productPaths, product)]

type Query = URLSearchParams | string | Record<string, string | undefined>

/** A value that is not known leaves its name out. */
function withQuery(path: string, query: Query): string {
  const isPlain = typeof query === 'string' || query instanceof URLSearchParams
  const known = isPlain
    ? query
    : Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const text = new URLSearchParams(known).toString()
  return text === '' ? path : `${path}?${text}`
}

import { RETURN_PARAM } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

import { knownIn } from './known/known.ts'

type CatalogueContent = Schemas['CatalogueContent']

/** The page of each product's search. Code that needs all products of the site reads them from these rows. */
export const productPaths = {
  ferry: '/ferry',
  package: '/packages',
  attraction: '/attractions',
  hotel: '/hotels',
  transport: '/transport',
  cruise: '/cruises',
  // A product that this site does not know has no page, so the home page stands in.
  unknown: '/',
} as const satisfies Record<Known<Schemas['Product']> | 'unknown', string>

/** Builds every link of the site; `paths.test.ts` matches each against the routes. */
export const paths = {
  home: () => '/',
  ferry: () => '/ferry',
  ferryResult: (search: URLSearchParams | string = '') => withQuery('/ferry-result', search),
  /** The pages about a route in one direction, and about a terminal. */
  ferryRoute: (slug: string) => `/ferry/${slug}`,
  terminal: (slug: string) => `/terminal/${slug}`,
  /** Returns the path of the list of a product, with a search. */
  products: (content: CatalogueContent, search: URLSearchParams | string = '') =>
    withQuery(productPath(content), search),
  /** Returns the path of one product, with the choice of its form. */
  product: (content: CatalogueContent, id: string, search: URLSearchParams | string = '') =>
    knownIn(productPaths, content) === 'unknown'
      ? productPath(content)
      : withQuery(`${productPath(content)}/${id}`, search),
  cart: () => '/cart',
  /** Continues a checkout on another device if it has the secret of one. */
  checkout: (resume?: string) => withQuery('/checkout', { resume }),
  /** `returned` is set when the payer comes back from another page. */
  payment: (orderId: string, from?: 'returned') =>
    withQuery('/payment', { order: orderId, returned: from && '1' }),
  /** Without an order it shows all payments that wait on this device. */
  pendingPayment: (orderId?: string) => withQuery('/pending-payment', { order: orderId }),
  successPayment: (orderId: string) => withQuery('/success-payment', { order: orderId }),
  /** With the Booking-Token, the link alone opens a guest's booking on any device. */
  orderDetail: (orderId: string, token?: string) =>
    withQuery('/order-detail', { order: orderId, token }),
  /** Shows all open tickets, those of an order, or one of them. */
  paidDolphin: (query: { order?: string | undefined; ticket?: string } = {}) =>
    withQuery('/paid-dolphin', query),
  login: (returnTo?: string) => withQuery('/login', { [RETURN_PARAM]: returnTo }),
  register: (returnTo?: string) => withQuery('/register', { [RETURN_PARAM]: returnTo }),
  /** With the username or e-mail address to verify. */
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
  /** Lists the account's orders, with the filters of a search. */
  orderHistory: (search: URLSearchParams | string = '') => withQuery('/order-history', search),
  historyOrder: (orderId: string) => `/history/${orderId}`,
  /** The desk of an agency with its open tasks. */
  agency: () => '/agency',
  /** With the member whose actions are listed. */
  agencyTeam: (member?: string) => withQuery('/agency/team', { member }),
  agencyMarkup: () => '/agency/markup',
  /** The agency's customers: one of them, or `new`, in its form. */
  customers: (query: { search?: string; edit?: string } = {}) => withQuery('/customers', query),
  /** The agency's quotations, filtered as the address says. */
  quotations: (search: URLSearchParams | string = '') => withQuery('/quotations', search),
  quotation: (id: string) => `/quotations/${id}`,
  /** Shows the agency's money and a statement; `order` is the one whose payment led to a top-up. */
  wallet: (search: URLSearchParams | { wallet?: string; order?: string | undefined } = {}) =>
    withQuery('/wallet_balance', search),
  /**
   * Opens the form of a top-up: `new`, or a rejected one to send again. The amount is in units of 10^-exponent, and the
   * order is the one whose payment needs it.
   */
  topUp: (query: {
    topup: string
    wallet?: string | undefined
    amount?: string
    order?: string | undefined
  }) => withQuery('/wallet_balance', query),
  findBooking: () => '/find-booking',
  receipt: (orderId: string) => withQuery('/receipt', { order: orderId }),
  cancelBooking: (orderId: string) => withQuery('/order-detail/cancel', { order: orderId }),
  changeDate: (orderId: string) => withQuery('/order-detail/change', { order: orderId }),
  correctName: (orderId: string) => withQuery('/order-detail/name', { order: orderId }),
  /** Shows the board of a day, or one of its sailings. */
  manifest: (search: URLSearchParams | string = '') => withQuery('/manifest', search),
  /** With the order that the message is about. */
  contact: (orderId?: string) => withQuery('/contact', { order: orderId }),
  privacyPolicy: () => '/privacy-policy',
  bookingPolicy: () => '/booking-policy',
}

/** Returns the search page of a product of any kind. */
export const productPath = (product: Schemas['Product']): string =>
  productPaths[knownIn(productPaths, product)]

type Query = URLSearchParams | string | Record<string, string | undefined>

/** Adds a query to a path; a value that is undefined is left out together with its name. */
function withQuery(path: string, query: Query): string {
  const isPlain = typeof query === 'string' || query instanceof URLSearchParams
  const known = isPlain
    ? query
    : Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const text = new URLSearchParams(known).toString()
  return text === '' ? path : `${path}?${text}`
}

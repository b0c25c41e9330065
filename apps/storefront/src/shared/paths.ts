import { RETURN_PARAM } from '@selat/domain'

/** Every link of the site is made here; `paths.test.ts` holds each against the routes. */
export const paths = {
  home: () => '/',
  ferry: () => '/ferry',
  ferryResult: (search: URLSearchParams | string = '') => withQuery('/ferry-result', search),
  cart: () => '/cart',
  checkout: () => '/checkout',
  payment: (orderId: string) => withQuery('/payment', { order: orderId }),
  /** Without an order: all that wait on this device. */
  pendingPayment: (orderId?: string) =>
    withQuery('/pending-payment', orderId === undefined ? '' : { order: orderId }),
  successPayment: (orderId: string) => withQuery('/success-payment', { order: orderId }),
  /** With the Booking-Token, the link alone opens a guest's booking on any device. */
  orderDetail: (orderId: string, token?: string) =>
    withQuery(
      '/order-detail',
      token === undefined ? { order: orderId } : { order: orderId, token },
    ),
  login: (returnTo?: string) =>
    withQuery('/login', returnTo === undefined ? '' : { [RETURN_PARAM]: returnTo }),
  register: () => '/register',
  /** With the username or e-mail whose address is to be verified. */
  verifyEmail: (account?: string) =>
    withQuery('/verify-email', account === undefined ? '' : { account }),
  forgotPassword: (email?: string) =>
    withQuery('/forgot-password', email === undefined ? '' : { email }),
  resetPassword: (email?: string) =>
    withQuery('/reset-password', email === undefined ? '' : { email }),
  profile: () => '/profile',
  profileForm: () => '/profile/form',
  profilePassword: () => '/profile/password',
  profilePassenger: () => '/profile/passenger',
  manifest: () => '/manifest',
  privacyPolicy: () => '/privacy-policy',
  bookingPolicy: () => '/booking-policy',
}

function withQuery(path: string, query: URLSearchParams | string | Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

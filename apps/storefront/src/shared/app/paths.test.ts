import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'

import { pages } from '../../app/routes.tsx'
import { paths } from './paths.ts'

const orderId = 'ord_5T8Q2MZK7C'

const links: Record<keyof typeof paths, string> = {
  home: paths.home(),
  ferry: paths.ferry(),
  ferryResult: paths.ferryResult('from=HFC&to=BTC'),
  ferryRoute: paths.ferryRoute('singapore-harbourfront-to-batam-centre'),
  terminal: paths.terminal('batam-centre'),
  products: paths.products('hotel', 'q=lagoon'),
  product: paths.product('attraction', 'att_BTM-02', 'date=2026-12-12'),
  cart: paths.cart(),
  checkout: paths.checkout(),
  payment: paths.payment(orderId),
  pendingPayment: paths.pendingPayment(orderId),
  successPayment: paths.successPayment(orderId),
  orderDetail: paths.orderDetail(orderId, 'token-of-a-guest-1234'),
  paidDolphin: paths.paidDolphin({ order: orderId, ticket: 'tkt_9M3X7KQ2RD' }),
  login: paths.login('/cart?a=1'),
  register: paths.register(),
  verifyEmail: paths.verifyEmail('weiling'),
  forgotPassword: paths.forgotPassword('a+b@traveller.example'),
  resetPassword: paths.resetPassword('a+b@traveller.example'),
  profile: paths.profile(),
  profileForm: paths.profileForm(),
  profilePassword: paths.profilePassword(),
  profilePassenger: paths.profilePassenger(),
  orderHistory: paths.orderHistory('status=POSTED'),
  historyOrder: paths.historyOrder(orderId),
  agency: paths.agency(),
  agencyTeam: paths.agencyTeam('usr_3RZ7H2KMAG'),
  agencyMarkup: paths.agencyMarkup(),
  customers: paths.customers({ edit: 'new' }),
  quotations: paths.quotations('state=sent'),
  quotation: paths.quotation('quo_4T7KX2M9QA'),
  wallet: paths.wallet({ wallet: 'IDR' }),
  topUp: paths.topUp({ topup: 'new', wallet: 'IDR', amount: '1000000' }),
  findBooking: paths.findBooking(),
  receipt: paths.receipt(orderId),
  cancelBooking: paths.cancelBooking(orderId),
  changeDate: paths.changeDate(orderId),
  correctName: paths.correctName(orderId),
  manifest: paths.manifest('terminal=BTC'),
  contact: paths.contact(orderId),
  privacyPolicy: paths.privacyPolicy(),
  bookingPolicy: paths.bookingPolicy(),
}

it.each(Object.entries(links))('NAV-1 the link %s leads to a page', (_name, link) => {
  expect(matchRoutes(pages, link)).toHaveLength(1)
})

it('NAV-1 the values in a link are encoded', () => {
  expect(paths.payment(orderId)).toBe('/payment?order=ord_5T8Q2MZK7C')
  expect(paths.payment(orderId, 'returned')).toBe('/payment?order=ord_5T8Q2MZK7C&returned=1')
  expect(paths.login('/cart?a=1&b=2')).toBe('/login?next=%2Fcart%3Fa%3D1%26b%3D2')
  expect(paths.orderDetail(orderId, 'a+b')).toBe('/order-detail?order=ord_5T8Q2MZK7C&token=a%2Bb')
  expect(paths.login()).toBe('/login')
})

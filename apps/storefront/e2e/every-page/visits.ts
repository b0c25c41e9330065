import type { Page } from '@playwright/test'

import type { Booked } from '../support/direct-booking.ts'
import type { messagesIn } from '../support/texts.ts'
import { SATURDAY, SUNDAY } from './days.ts'
import type { Width } from './views.ts'
import type { World } from './world.ts'

/** A role in which a page is opened. */
export type Visitor = 'guest' | 'customer' | 'agent' | 'authority'

export type Words = ReturnType<typeof messagesIn>

/** A page in one of its states. */
export type Visit = {
  /** The route as in `routes.tsx`, with the parameter that its page asks for; `*` is an address without a page. */
  route: string
  state: string
  who: Visitor
  /** Returns the address from the site's root on, after creating the data that the page shows. */
  at: (world: World, device: Kept) => string | Promise<string>
  /** Performs what the visitor does on the page before it is checked. */
  act?: (page: Page, say: Words) => Promise<void>
  /** The only width at which the state exists; every width if it is absent. */
  only?: Width
}

/** The data that a test can put on the visitor's device. */
export type Kept = {
  takeBooking: (booked: Booked) => Promise<void>
  /** Puts a cart on the device; null removes it, as for a visitor whose cart is still empty. */
  takeCart: (cart: { Token: string } | null) => Promise<void>
}

const STAY = `checkIn=${SATURDAY}&checkOut=${SUNDAY}&rooms=2,2-6`
const CROSSING = `trip=one_way&from=HFC&to=BTC&depart=${SATURDAY}&adults=2&children=1`
const SAILING = 'sai_BTC-HFC-PNF-20261120-1500'

const plain = (who: Visitor, route: string, state: string, address = route): Visit => ({
  route,
  state,
  who,
  at: () => address,
})

type Order = 'unpaid' | 'waitsForTransfer' | 'waitsForReview' | 'paid' | 'crossing' | 'openTickets'

/** Describes a page about an order that the guest has booked. */
const ofOrder = (
  route: string,
  state: string,
  order: Order,
  address: (id: string) => string = (id) => `${route}?order=${id}`,
): Visit => ({
  route,
  state,
  who: 'guest',
  async at(world, device) {
    const booked = await world[order]()
    await device.takeBooking(booked)
    return address(booked.order)
  },
})

const withCart = (route: string, state: string, act?: Visit['act']): Visit => ({
  route,
  state,
  who: 'guest',
  async at(world, device) {
    await device.takeCart(await world.cart())
    return route
  },
  ...(act && { act }),
})

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const products = [
  { list: '/packages', id: 'pkg_BTM-DAY' },
  { list: '/attractions', id: 'att_BTM-02' },
  { list: '/hotels', id: 'htl_BTM-01', query: STAY },
  { list: '/transport', id: 'trn_BTM-PT1' },
  { list: '/cruises', id: 'crs_05' },
].flatMap(({ list, id, query = '' }): Visit[] => {
  const page = plain('guest', `${list}/:id`, 'as it opens', `${list}/${id}?${query}`)
  return [
    plain('guest', list, 'as it opens', `${list}?${query}`),
    plain('guest', list, 'without a match', `${list}?${query}&q=nothinglikethis`),
    page,
    // The page of a hotel opens with rooms that can be booked at once, so nothing is missing there.
    ...(list === '/hotels'
      ? []
      : [
          {
            ...page,
            state: 'with what is missing',
            act: (shown: Page, say: Words) => press(shown, say('product:price.add')),
          },
        ]),
  ]
})

/** Every route of the site, in the states that look different. */
export const visits: readonly Visit[] = [
  plain('guest', '/', 'as it opens'),
  {
    ...plain('guest', '/', 'with its menu'),
    only: 320,
    act: (page, say) =>
      page.getByRole('button', { name: say('common:nav.openMenu'), exact: true }).click(),
  },
  plain('guest', '/ferry', 'as it opens'),
  {
    ...plain('guest', '/ferry', 'with its calendar'),
    act: async (page, say) => {
      await page.getByRole('button', { name: say('ferry:search.departDate') }).click()
      await page.getByRole('dialog').getByRole('grid').first().waitFor()
    },
  },
  plain('guest', '/ferry/:slug', 'as it opens', '/ferry/singapore-harbourfront-to-batam-centre'),
  plain(
    'guest',
    '/ferry/:slug',
    'within a country',
    '/ferry/batam-telaga-punggur-to-tanjung-pinang-sri-bintan-pura',
  ),
  plain('guest', '/terminal/:slug', 'as it opens', '/terminal/singapore-harbourfront'),
  plain('guest', '/ferry-result', 'with sailings', `/ferry-result?${CROSSING}`),
  {
    ...plain('guest', '/ferry-result', 'with a choice', `/ferry-result?${CROSSING}`),
    act: async (page, say) => {
      await page
        .getByRole('button', { name: /10[:.]20.*Rp/s })
        .first()
        .click()
      await page.getByRole('button', { name: say('ferry:estimate.addToCart') }).waitFor()
    },
  },
  plain(
    'guest',
    '/ferry-result',
    'without a sailing',
    '/ferry-result?trip=one_way&from=TMF&to=DSR&depart=2026-12-07&adults=1',
  ),
  {
    route: '/cart',
    state: 'empty',
    who: 'guest',
    async at(_, device) {
      await device.takeCart(null)
      return '/cart'
    },
  },
  withCart('/cart', 'with everything'),
  withCart('/checkout', 'with everything'),
  withCart('/checkout', 'with what is missing', (page, say) =>
    press(page, say('order:checkout.place')),
  ),
  ofOrder('/order-detail', 'not paid', 'unpaid'),
  ofOrder('/order-detail', 'paid, with everything', 'paid'),
  ofOrder('/payment', 'choice of a method', 'unpaid'),
  ofOrder('/payment', 'transfer', 'waitsForTransfer'),
  {
    // The payment page is kept alive behind the next page (NAV-10).
    ...ofOrder('/', 'with the payment behind it', 'unpaid', (id) => `/payment?order=${id}`),
    act: async (page) => {
      await page.getByRole('main').locator('a[href="/"]').first().click()
      await page.waitForURL((url) => url.pathname === '/')
    },
  },
  ofOrder('/pending-payment', 'while the proof is reviewed', 'waitsForReview'),
  plain('guest', '/pending-payment', 'all that wait'),
  ofOrder('/success-payment', 'with everything', 'paid'),
  ofOrder('/paid-dolphin', 'of an order', 'openTickets'),
  ofOrder('/paid-dolphin', 'with sailings', 'openTickets', (id) => {
    return `/paid-dolphin?order=${id}&date=${SATURDAY}`
  }),
  ofOrder('/receipt', 'of everything', 'paid'),
  ofOrder('/order-detail/:task', 'cancel', 'paid', (id) => `/order-detail/cancel?order=${id}`),
  ofOrder('/order-detail/:task', 'change', 'crossing', (id) => `/order-detail/change?order=${id}`),
  ofOrder('/order-detail/:task', 'name', 'crossing', (id) => `/order-detail/name?order=${id}`),
  plain('guest', '/find-booking', 'as it opens'),
  {
    ...plain('guest', '/find-booking', 'with what is missing'),
    act: (page, say) => press(page, say('order:find.submit')),
  },

  {
    route: '/quotation/:agency',
    state: 'of a customer',
    who: 'guest',
    at: async (world) => world.linkOf(await world.quotation()),
  },
  {
    route: '/login?quotation',
    state: 'which leads on',
    who: 'guest',
    at: async (world) => world.formerLinkOf(await world.quotation()),
  },
  plain(
    'guest',
    '/login?invitation',
    'as it opens',
    '/login?invitation=lim%40baruna.example#123456',
  ),
  plain(
    'guest',
    '/login?newsletter',
    'confirm',
    '/login?newsletter=confirm#k3x9Qv7LwZ2mB8nR4tYcHs',
  ),
  plain('guest', '/login', 'as it opens'),
  { route: '/login', state: 'of agents', who: 'guest', at: (world) => world.loginOfAgents() },
  plain('guest', '/register', 'as it opens'),
  plain('guest', '/verify-email', 'of an account', '/verify-email?account=weiling'),
  plain('guest', '/forgot-password', 'as it opens'),
  plain('guest', '/reset-password', 'as it opens'),
  plain('customer', '/profile', 'of a customer'),
  plain('customer', '/profile/form', 'of a customer'),
  plain('customer', '/profile/passenger', 'of a customer'),
  plain('customer', '/profile/passenger', 'a new one', '/profile/passenger?edit=new'),
  plain('customer', '/profile/password', 'of a customer'),
  {
    route: '/order-history',
    state: 'of a customer',
    who: 'customer',
    at: async (world) => {
      await world.ofCustomer()
      return '/order-history'
    },
  },
  plain('customer', '/order-history', 'without a match', '/order-history?search=nobody'),
  {
    route: '/history/:id',
    state: 'of a customer',
    who: 'customer',
    at: async (world) => `/history/${(await world.ofCustomer()).order}`,
  },

  {
    route: '/agency',
    state: 'with an order that waits',
    who: 'agent',
    at: async (world) => {
      await world.ofAgent()
      return '/agency'
    },
  },
  plain('agent', '/agency/team', 'of an owner'),
  plain('agent', '/agency/markup', 'of an owner'),
  plain('agent', '/customers', 'of an agency'),
  plain('agent', '/customers', 'a new one', '/customers?edit=new'),
  {
    route: '/quotations',
    state: 'of an agency',
    who: 'agent',
    at: async (world) => {
      await world.quotation()
      return '/quotations'
    },
  },
  {
    route: '/quotations/:id',
    state: 'sent',
    who: 'agent',
    at: async (world) => `/quotations/${(await world.quotation()).Id}`,
  },
  plain('agent', '/wallet_balance', 'of an owner'),
  plain('authority', '/manifest', 'board', '/manifest?date=2026-11-20'),
  plain('authority', '/manifest', 'passengers', `/manifest?sailing=${SAILING}`),
  plain('authority', '/manifest', 'gate', `/manifest?sailing=${SAILING}&view=gate`),
  plain('authority', '/manifest', 'handover', `/manifest?sailing=${SAILING}&view=handover`),
  plain('authority', '/manifest', 'log', `/manifest?sailing=${SAILING}&view=log`),

  ...products,

  plain('guest', '/contact', 'as it opens'),
  plain('guest', '/privacy-policy', 'as it opens'),
  plain('guest', '/booking-policy', 'as it opens'),
  plain('guest', '*', 'no page', '/nowhere'),
]

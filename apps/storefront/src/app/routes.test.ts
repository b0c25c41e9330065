import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'

import { pages } from './routes.tsx'

const specified = [
  '/',
  '/contact',
  '/ferry',
  '/ferry-result',
  '/history/ord_5T8Q2MZK7C',
  '/login',
  '/register',
  '/manifest',
  '/order-detail',
  '/order-history',
  '/paid-dolphin',
  '/payment',
  '/pending-payment',
  '/success-payment',
  '/privacy-policy',
  '/profile',
  '/profile/form',
  '/profile/passenger',
  '/wallet_balance',
]

const decided = [
  '/ferry/singapore-harbourfront-to-batam-centre',
  '/terminal/batam-centre',
  '/packages',
  '/packages/p1',
  '/attractions',
  '/attractions/a1',
  '/hotels',
  '/hotels/h1',
  '/transport',
  '/transport/t1',
  '/cruises',
  '/cruises/c1',
  '/cart',
  '/checkout',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/booking-policy',
  '/profile/password',
  '/find-booking',
  '/receipt',
  '/order-detail/cancel',
  '/agency',
  '/agency/team',
  '/customers',
  '/agency/markup',
  '/quotations',
  '/quotations/quo_4T7KX2M9QA',
  '/quotation/baruna-tours?token=k3x9Qv7LwZ2mB8nR4tYcHs',
  '/login?quotation=k3x9Qv7LwZ2mB8nR4tYcHs',
  '/login?newsletter=k3x9Qv7LwZ2mB8nR4tYcHs',
  '/login?invitation=siti%40barunatours.example',
]

it.each(specified)('NAV-1 %s of the specification is a page', (path) => {
  expect(matchRoutes(pages, path)).toHaveLength(1)
})

it.each(decided)('NAV-2 %s is a page of its own', (path) => {
  expect(matchRoutes(pages, path)).toHaveLength(1)
})

it('NAV-1 there are no other pages', () => {
  expect(pages).toHaveLength(specified.length + decided.length)
})

it('APP-5 only payment, manifest, login and a shared quotation name a layout; every other page has the default one', () => {
  const named = pages.filter(({ layout }) => layout !== 'default')

  expect(named.map(({ path, layout }) => [path, layout])).toEqual([
    ['/payment', 'blank'],
    ['/quotation/:agency', 'offer'],
    ['/login', 'offer'],
    ['/manifest', 'manifest'],
  ])
})

it('I18-3 a list of products does not load the texts of failures in advance', () => {
  const lists = pages.filter(({ hasPages }) => hasPages)

  expect(lists).toHaveLength(5)
  expect(lists.filter(({ texts }) => texts.includes('problem')).map(({ path }) => path)).toEqual([])
})

it('NAV-10 only the payment page is kept alive', () => {
  const kept = pages.filter(({ keepAlive }) => keepAlive)

  expect(kept.map(({ path }) => path)).toEqual(['/payment'])
})

it('NAV-8 NAV-3 pages with an id accept only ids of the pattern in the contract', () => {
  const search = new URLSearchParams()
  const withId = pages.filter(({ path }) => path.includes(':id'))
  const possible = ['ord_5T8Q2MZK7C', 'quo_4T7KX2M9QA', 'htl_BTM-01']

  expect(withId).toHaveLength(7)
  for (const { isValid } of withId) {
    const accepted = possible.filter((id) => isValid?.({ params: { id }, search }))
    expect(accepted).toHaveLength(1)
    expect(isValid?.({ params: { id: 'none-such' }, search })).toBe(false)
    expect(isValid?.({ params: { id: '../../etc' }, search })).toBe(false)
  }
})

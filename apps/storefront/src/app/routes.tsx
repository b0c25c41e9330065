import { isId, isSlug } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

import { bookingToken } from '../shared/app/booking-access.ts'
import { paths } from '../shared/app/paths.ts'
import { session } from '../shared/app/session-store.ts'
import { page, type PageOptions, type PageRoute } from './page-route.ts'

const sharedQuotationTexts = [
  'quotation',
  'passenger',
  'traveller',
  'problem',
  'order',
  'item',
  'ferry',
] as const

/** Leads visitors to the login, and back to the page after it (NAV-9). */
const toLogin = ({ address }: { address: string }) =>
  session().token === null ? paths.login(address) : null

type Listed = Known<Schemas['CatalogueContent']>

/** The options of a product's list. */
const ofList = (content: Listed): PageOptions => ({
  isRendered: true,
  hasPages: true,
  sells: content,
  texts: ['product', content],
})

/** The options of the page of one product. */
const ofDetail = (content: Listed): PageOptions => ({
  isRendered: true,
  sells: content,
  isValid: ({ params }) => isId('product', params['id'] ?? ''),
  texts: ['product', content, 'item', 'passenger', 'problem'],
})

/** The list of each product of the catalogue, and the page of one. */
const productPages: Readonly<Record<Listed, readonly [list: PageRoute, detail: PageRoute]>> = {
  package: [
    page(
      '/packages',
      () => import('../features/catalogue/pages/catalogue-page.tsx'),
      ofList('package'),
    ),
    page(
      '/packages/:id',
      () => import('../features/package/pages/package-page.tsx'),
      ofDetail('package'),
    ),
  ],
  attraction: [
    page(
      '/attractions',
      () => import('../features/catalogue/pages/catalogue-page.tsx'),
      ofList('attraction'),
    ),
    page(
      '/attractions/:id',
      () => import('../features/attraction/pages/attraction-page.tsx'),
      ofDetail('attraction'),
    ),
  ],
  hotel: [
    page('/hotels', () => import('../features/hotel/pages/hotels-page.tsx'), {
      ...ofList('hotel'),
      texts: ['product', 'hotel', 'item', 'passenger', 'ferry'],
    }),
    page('/hotels/:id', () => import('../features/hotel/pages/hotel-page.tsx'), {
      ...ofDetail('hotel'),
      texts: ['product', 'hotel', 'item', 'passenger', 'ferry', 'problem'],
    }),
  ],
  transport: [
    page(
      '/transport',
      () => import('../features/catalogue/pages/catalogue-page.tsx'),
      ofList('transport'),
    ),
    page(
      '/transport/:id',
      () => import('../features/transport/pages/transport-page.tsx'),
      ofDetail('transport'),
    ),
  ],
  cruise: [
    page(
      '/cruises',
      () => import('../features/catalogue/pages/catalogue-page.tsx'),
      ofList('cruise'),
    ),
    page(
      '/cruises/:id',
      () => import('../features/cruise/pages/cruise-page.tsx'),
      ofDetail('cruise'),
    ),
  ],
}

/** The pages of the whole site. The paths are those that the specification lists (§2), and those that it only mentions. */
export const pages: PageRoute[] = [
  page('/', () => import('../features/base/pages/home-page.tsx'), {
    isRendered: true,
    texts: ['ferry', 'passenger', 'product'],
  }),

  page('/ferry', () => import('../features/ferry/pages/ferry-page.tsx'), {
    isRendered: true,
    texts: ['ferry', 'passenger', 'guide'],
  }),
  page('/ferry/:slug', () => import('../features/guide/pages/route-page.tsx'), {
    isRendered: true,
    sells: 'ferry',
    texts: ['guide', 'ferry', 'passenger'],
    isValid: ({ params }) => isSlug(params['slug'] ?? ''),
  }),
  page('/terminal/:slug', () => import('../features/guide/pages/terminal-page.tsx'), {
    isRendered: true,
    sells: 'ferry',
    texts: ['guide', 'ferry', 'passenger'],
    isValid: ({ params }) => isSlug(params['slug'] ?? ''),
  }),
  page('/ferry-result', () => import('../features/ferry/pages/ferry-result-page.tsx'), {
    redirect: ({ search }) => (search.size === 0 ? paths.ferry() : null),
    isRendered: true,
    isIndexed: false,
    texts: ['ferry', 'passenger', 'item'],
  }),
  page('/cart', () => import('../features/cart/pages/cart-page.tsx'), {
    texts: ['cart', 'item', 'order', 'ferry', 'passenger'],
  }),
  page('/checkout', () => import('../features/checkout/pages/checkout-page.tsx'), {
    texts: ['order', 'cart', 'item', 'ferry', 'passenger', 'traveller'],
  }),
  page('/order-detail', () => import('../features/orders/pages/order-detail-page.tsx'), {
    texts: ['order', 'ticket', 'payment', 'item', 'ferry', 'passenger', 'cart'],
  }),
  page('/payment', () => import('../features/payment/pages/payment-page.tsx'), {
    layout: 'blank',
    keepAlive: true,
    texts: ['payment', 'order', 'item', 'ferry', 'passenger', 'cart'],
  }),
  page('/pending-payment', () => import('../features/payment/pages/pending-payment-page.tsx'), {
    texts: ['payment', 'order', 'item', 'ferry', 'passenger', 'cart'],
  }),
  page('/success-payment', () => import('../features/payment/pages/success-payment-page.tsx'), {
    texts: ['payment', 'order', 'ticket', 'item', 'ferry', 'passenger', 'cart'],
  }),
  page('/paid-dolphin', () => import('../features/ticket/pages/paid-dolphin-page.tsx'), {
    texts: ['ticket', 'ferry', 'passenger', 'order', 'problem'],
  }),

  page(
    '/quotation/:agency',
    () => import('../features/quotation/pages/shared-quotation-page.tsx'),
    {
      layout: 'offer',
      isOpenedBySecret: true,
      texts: sharedQuotationTexts,
    },
  ),
  // This page serves links that were sent before quotations had an address of their own.
  page('/login', () => import('../features/quotation/pages/shared-quotation-page.tsx'), {
    param: 'quotation',
    layout: 'offer',
    texts: sharedQuotationTexts,
  }),
  page('/login', () => import('../features/support/pages/newsletter-page.tsx'), {
    param: 'newsletter',
    texts: ['support', 'problem'],
  }),
  page('/login', () => import('../features/account/pages/invitation-page.tsx'), {
    param: 'invitation',
    texts: ['account'],
  }),
  page('/login', () => import('../features/account/pages/login-page.tsx'), {
    texts: ['account'],
  }),
  page('/register', () => import('../features/account/pages/register-page.tsx'), {
    texts: ['account', 'passenger'],
  }),
  page('/verify-email', () => import('../features/account/pages/verify-email-page.tsx'), {
    texts: ['account'],
  }),
  page('/forgot-password', () => import('../features/account/pages/forgot-password-page.tsx'), {
    texts: ['account'],
  }),
  page('/reset-password', () => import('../features/account/pages/reset-password-page.tsx'), {
    texts: ['account'],
  }),
  page('/profile', () => import('../features/account/pages/profile-page.tsx'), {
    redirect: toLogin,
    texts: ['account'],
  }),
  page('/profile/form', () => import('../features/account/pages/profile-form-page.tsx'), {
    redirect: toLogin,
    texts: ['account', 'passenger'],
  }),
  page(
    '/profile/passenger',
    () => import('../features/passenger/pages/profile-passenger-page.tsx'),
    { redirect: toLogin, texts: ['account', 'passenger', 'traveller'] },
  ),
  page('/profile/password', () => import('../features/account/pages/profile-password-page.tsx'), {
    redirect: toLogin,
    texts: ['account'],
  }),
  page('/order-history', () => import('../features/orders/pages/order-history-page.tsx'), {
    redirect: toLogin,
    texts: ['account', 'order', 'payment', 'ferry'],
  }),
  page('/history/:id', () => import('../features/orders/pages/history-order-page.tsx'), {
    // A guest who has the order's secret on this device may see it; all others have to log in first.
    redirect: ({ params, address }) =>
      bookingToken(params['id'] ?? '') === undefined ? toLogin({ address }) : null,
    isValid: ({ params }) => isId('order', params['id'] ?? ''),
    texts: ['account', 'order', 'ticket', 'payment', 'item', 'ferry', 'passenger', 'cart'],
  }),
  page('/find-booking', () => import('../features/orders/pages/find-booking-page.tsx'), {
    texts: ['order'],
  }),
  page('/receipt', () => import('../features/orders/pages/receipt-page.tsx'), {
    texts: ['order', 'ticket'],
  }),
  page('/order-detail/:task', () => import('../features/after-sale/pages/after-sale-page.tsx'), {
    isValid: ({ params }) => /^(cancel|change|name)$/.test(params['task'] ?? ''),
    texts: ['order', 'item', 'ferry', 'passenger', 'problem'],
  }),
  page('/agency', () => import('../features/agency/pages/desk-page.tsx'), {
    redirect: toLogin,
    texts: ['agency', 'account', 'order'],
  }),
  page('/agency/team', () => import('../features/agency/pages/team-page.tsx'), {
    redirect: toLogin,
    texts: ['agency', 'account', 'problem'],
  }),
  page('/agency/markup', () => import('../features/markup/pages/markup-page.tsx'), {
    redirect: toLogin,
    texts: ['markup', 'agency', 'account'],
  }),
  page('/customers', () => import('../features/customer/pages/customers-page.tsx'), {
    redirect: toLogin,
    texts: ['customer', 'agency', 'account', 'passenger', 'traveller'],
  }),
  page('/quotations', () => import('../features/quotation/pages/quotations-page.tsx'), {
    redirect: toLogin,
    texts: ['quotation', 'agency', 'account'],
  }),
  page('/quotations/:id', () => import('../features/quotation/pages/quotation-page.tsx'), {
    redirect: toLogin,
    isValid: ({ params }) => isId('quotation', params['id'] ?? ''),
    texts: ['quotation', 'agency', 'account', 'passenger', 'problem', 'markup'],
  }),
  page('/wallet_balance', () => import('../features/wallet/pages/wallet-page.tsx'), {
    redirect: toLogin,
    texts: ['wallet', 'agency', 'account', 'ferry', 'problem'],
  }),
  page('/manifest', () => import('./pages/manifest-page.tsx'), {
    redirect: toLogin,
    layout: 'manifest',
    texts: ['manifest', 'passenger', 'ferry', 'account', 'problem'],
  }),

  ...Object.values(productPages).flat(),

  page('/contact', () => import('../features/support/pages/contact-page.tsx'), {
    isRendered: true,
    texts: ['support', 'problem'],
  }),
  page('/privacy-policy', () => import('../features/base/pages/privacy-policy-page.tsx'), {
    isRendered: true,
  }),
  page('/booking-policy', () => import('../features/base/pages/booking-policy-page.tsx'), {
    isRendered: true,
  }),
]

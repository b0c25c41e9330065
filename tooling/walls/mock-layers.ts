import { type LayerTable, readLayers } from './layer-table.ts'

const features = [
  'product',
  'account',
  'site',
  'cart',
  'ledger',
  'agency',
  'order',
  'wallet',
  'manifest',
  'desk',
] as const
type Feature = (typeof features)[number]

/** The layers of the mock, the lowest first. `entry` are the files by which the package is started or imported. */
export type Layer =
  | 'engine'
  | 'world'
  | 'operation'
  | Feature
  | 'mail'
  | 'audit'
  | 'scenarios'
  | 'server'
  | 'entry'
  | 'lab'

const open = ['engine', 'world', 'operation'] as const

/** Which features a feature may import. */
export const below = {
  product: [],
  account: [],
  site: [],
  cart: ['product', 'account'],
  ledger: ['account'],
  agency: ['product', 'account', 'cart'],
  order: ['product', 'account', 'cart', 'ledger', 'agency'],
  wallet: ['product', 'ledger', 'agency', 'order'],
  manifest: ['product', 'account', 'order'],
  desk: ['product', 'agency', 'order', 'wallet'],
} as const satisfies Record<Feature, readonly Feature[]>

const inside = [...open, ...features, 'mail', 'audit', 'scenarios'] as const

/**
 * The layers that the mock is to have, laid on the folders that it has. Most folders belong to one layer; where a folder
 * holds files of two, the files of the smaller part are named one by one.
 */
const table: LayerTable<Layer> = {
  source: 'apps/mock-api/src/',
  paths: {
    engine: [
      'accounts/argon2id',
      'accounts/passwords',
      'checkout/seal',
      'command/version',
      'http',
      'kernel',
      'orders/derive-secret',
      'orders/order-cursor',
      'orders/signing-key',
      'store',
    ],
    world: [
      'catalogue/catalogue',
      'catalogue/certain-stock',
      'catalogue/few-left',
      'catalogue/resource',
      'catalogue/sold-elsewhere',
      'ferry/fare-basis',
      'fixtures',
      'inventory',
      'kernel/world',
      'money',
      'network',
      'outbox/mail-format',
      'outbox/mail-texts',
      'outbox/mail-when',
      'outbox/messages',
      'outbox/storefront-link',
      'payments/display-name',
      'payments/payment-methods',
      'shared-facts',
      'tenancy',
      'tenants',
    ],
    operation: [
      'accounts/account',
      'accounts/rate-limit',
      'console/house',
      'console/sandbox-name',
      'kernel/context',
      'kernel/do-apart',
      'kernel/lapse',
      'kernel/lapse-crowd',
      'kernel/operation',
      'kernel/services',
      'kernel/shared-answers',
      'kernel/sweep',
      'operations/let-time-act',
      'orders/work',
    ],
    product: [
      'catalogue',
      'ferry',
      'hotel',
      'operations/attraction',
      'operations/cruise',
      'operations/ferry',
      'operations/hotel',
      'operations/package',
      'operations/product',
      'operations/transport',
      'products',
      'promos/promo-label',
      'seasons',
    ],
    account: ['accounts', 'operations/account', 'operations/passenger', 'passengers'],
    site: ['operations/base', 'operations/support', 'tenancy/wire-contact', 'tenancy/wire-policy'],
    cart: [
      'cart',
      'checkout',
      'operations/cart',
      'operations/product/quote-items',
      'orders/check-travellers',
      'orders/price-known-travellers',
      'orders/price-ordered-item',
      'promos',
    ],
    ledger: ['ledger'],
    agency: [
      'agency',
      'customers',
      'operations/agency',
      'operations/customer',
      'operations/quotation',
      'quotation',
    ],
    order: [
      'aftersale',
      'agency/record-order-event',
      'ledger/book-payment',
      'ledger/book-refund',
      'ledger/payment-source',
      'operations/ferry/get-dolphin-schedule',
      'operations/ferry/send-transport-item',
      'operations/order',
      'operations/payment',
      'operations/ticket',
      'orders',
      'payments',
      'payments/processor/act-at-page',
      'payments/processor/answer-session',
      'payments/processor/find-visit',
      'payments/processor/open-session',
      'payments/processor/test-cards',
      'tickets',
    ],
    wallet: ['operations/wallet', 'wallet'],
    manifest: ['manifest', 'operations/manifest'],
    desk: ['agency/desk', 'operations/agency/get-desk'],
    mail: ['accounts/send-account-mail', 'outbox', 'quotation/send-quotation-mail'],
    audit: ['audit', 'ledger/audit-captures', 'ledger/audit-ledger'],
    scenarios: ['scenarios'],
    server: [
      'access',
      'app',
      'command',
      'console',
      'foreign-things',
      'http/answer-problem',
      'http/api',
      'http/handle-call',
      'http/serve-tenant-asset',
      'http/with-fault',
      'keep-world',
      'kept-sandboxes',
      'kernel/authenticate',
      'kernel/check-access',
      'kernel/execute',
      'kernel/find-tenant',
      'kernel/recall-answer',
      'lone-house',
      'observe',
      'operations/registry',
      'operations/sweeps',
      'payments/processor',
      'random-isolation',
      'reference',
      'robustness-console',
      'same-answers',
      'sandbox',
      'sandboxes',
      'server-app',
      'snapshots',
      'transitions',
    ],
    entry: ['index', 'main', 'msw'],
    lab: ['model', 'robustness', 'testing'],
  },
  mayImport: {
    engine: [],
    world: ['engine'],
    operation: ['engine', 'world'],
    product: [...open, ...below.product],
    account: [...open, ...below.account],
    site: [...open, ...below.site],
    cart: [...open, ...below.cart],
    ledger: [...open, ...below.ledger],
    agency: [...open, ...below.agency],
    order: [...open, ...below.order],
    wallet: [...open, ...below.wallet],
    manifest: [...open, ...below.manifest],
    desk: [...open, ...below.desk],
    mail: [...open, ...features],
    audit: [...open, 'product', 'ledger'],
    // Constants alone: scenarios speak to the mock over its API.
    scenarios: [...open, 'order', 'wallet'],
    server: inside,
    entry: [...inside, 'server'],
    lab: [...inside, 'server', 'entry'],
  },
}

/** Which layer of the mock a file is in, which layers may import it, and where a change of it can be felt. */
export const { layerOf, mayImport, layersAbove } = readLayers(table)

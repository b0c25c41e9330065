import { dirname, relative } from 'node:path/posix'

import { products } from './mock-layers.ts'
import type { Planted } from './planted-breaches.ts'

/** Names for each wall an import that it forbids: from a folder of the sources into another one. */
type Row = [wall: string, from: string, to: string]

const rowsOfMock: Row[] = [
  ['mock-engine', 'engine/store', 'operation'],
  ['mock-world', 'world/stock', 'operation'],
  ['mock-operation', 'operation', 'features/order/booking'],
  ['mock-product', 'features/product/item', 'features/cart'],
  ['mock-account', 'features/account', 'mail'],
  ['mock-site', 'features/site', 'features/account'],
  ['mock-cart', 'features/cart', 'features/order/pay'],
  ['mock-ledger', 'features/ledger', 'features/wallet'],
  ['mock-agency', 'features/agency/quotations', 'features/order/read'],
  ['mock-order', 'features/order/pay', 'features/wallet'],
  ['mock-wallet', 'features/wallet', 'features/desk'],
  ['mock-manifest', 'features/manifest', 'features/agency'],
  ['mock-desk', 'features/desk', 'features/manifest'],
  ['mock-mail', 'mail', 'server/sandbox'],
  ['mock-audit', 'audit', 'features/order/booking'],
  ['mock-scenarios', 'scenarios', 'features/cart'],
  ['mock-server', 'server/command', '../lab/testing'],
  ['mock-entry', '.', '../lab/testing'],
  ['mock-product-item', 'features/product/item', 'features/product/listing'],
  ['mock-product-listing', 'features/product/listing', 'features/product'],
  ['mock-product-days', 'features/product/days', 'features/product/listing'],
  ['mock-order-booking', 'features/order/booking', 'features/order/tickets'],
  ['mock-order-tickets', 'features/order/tickets', 'features/order/money'],
  ['mock-order-money', 'features/order/money', 'features/order/payment'],
  ['mock-order-payment', 'features/order/payment', 'features/order/refund'],
  ['mock-order-refund', 'features/order/refund', 'features/order/read'],
  ['mock-order-processor', 'features/order/processor', 'features/order/pay'],
  ['mock-order-read', 'features/order/read', 'features/order/changes'],
  ['mock-order-changes', 'features/order/changes', 'features/order/pay'],
  ['mock-order-pay', 'features/order/pay', 'features/order/aftersale'],
  ['mock-order-aftersale', 'features/order/aftersale', 'features/order/place'],
  ['mock-order-place', 'features/order/place', 'features/order/aftersale'],
  ['mock-server-parts', 'server/parts', 'server/call'],
  ['mock-server-call', 'server/call', 'server/sandbox'],
  ['mock-server-processor', 'server/processor', 'server/reference'],
  ['mock-server-reference', 'server/reference', 'server/console'],
  ['mock-server-snapshots', 'server/snapshots', 'server/console'],
  ['mock-server-console', 'server/console', 'server/sandbox'],
  ['mock-server-sandbox', 'server/sandbox', 'server/command'],
  ['mock-server-observe', 'server/observe', 'server/command'],
]

/** Each product imports the next one, and the last one a file beside all folders. */
const rowsOfProducts = products.map((product, index): Row => {
  const folder = 'features/product'
  const next = products[index + 1]
  return [
    `mock-product-${product}`,
    `${folder}/${product}`,
    next === undefined ? folder : `${folder}/${next}`,
  ]
})

const layers = [
  'app',
  'kit',
  'trade/price',
  'trade/analytics',
  'trade/agency',
  'trade/passenger',
  'trade/manifest',
  'trade/ferry',
  'trade/cart',
  'trade/hotel',
  'trade/product',
  'trade/order',
  'trade/checkout',
  'trade/profile',
  'trade/sale',
  'trade/ticket',
]
/** Each layer that the storefront's features share imports the one above it. */
const rowsOfShared = layers.slice(1).map((above, index): Row => {
  const layer = layers[index] ?? above
  return [`storefront-shared-${layer.replace('/', '-')}`, `shared/${layer}`, `shared/${above}`]
})

export const plantedLayers: Planted[] = [
  ...[...rowsOfMock, ...rowsOfProducts].map((row) => plantedIn('apps/mock-api', row)),
  ...rowsOfShared.map((row) => plantedIn('apps/storefront', row)),
]

function plantedIn(app: string, [wall, from, to]: Row): Planted {
  const source = `${app}/src`
  // The entries of the mock are three files, which have no folder.
  const path = from === '.' ? `${source}/msw.ts` : `${source}/${from}/of-${wall}.ts`
  const seen =
    (to.startsWith('../') ? `${app}/${to.slice(3)}` : `${source}/${to}`) + `/seen-by-${wall}.ts`
  const specifier = relative(dirname(path), seen)
  return {
    id: 'WALL',
    breach: wall,
    path,
    // A type is knowledge of another layer as well.
    text: `export type { Seen } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}'\n`,
    and: { [seen]: 'export type Seen = 1\n' },
    lines: [`${wall}: ${path} -> ${seen}`],
  }
}

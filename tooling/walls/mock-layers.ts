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

/** The layers of the mock: a folder is one layer, or one feature, and what only tests use lies beside the sources. */
const table: LayerTable<Layer> = {
  source: 'apps/mock-api/',
  paths: {
    engine: ['src/engine'],
    world: ['src/world'],
    operation: ['src/operation'],
    product: ['src/features/product'],
    account: ['src/features/account'],
    site: ['src/features/site'],
    cart: ['src/features/cart'],
    ledger: ['src/features/ledger'],
    agency: ['src/features/agency'],
    order: ['src/features/order'],
    wallet: ['src/features/wallet'],
    manifest: ['src/features/manifest'],
    desk: ['src/features/desk'],
    mail: ['src/mail'],
    audit: ['src/audit'],
    scenarios: ['src/scenarios'],
    server: ['src/server'],
    entry: ['src/index', 'src/main', 'src/msw'],
    lab: ['lab'],
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

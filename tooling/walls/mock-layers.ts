import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'
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

/**
 * The layers of the mock, with the lowest first. `entry` are the files by which the package is started or imported.
 */
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

/** The features that a feature may import. */
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
 * The layers of the mock. Each folder is one layer or one feature; code that only tests use is outside the sources.
 */
export const mockTable: LayerTable<Layer> = {
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
    // Only constants are imported, because scenarios use the mock through its API.
    scenarios: [...open, 'order', 'wallet'],
    server: inside,
    entry: [...inside, 'server'],
    lab: [...inside, 'server', 'entry'],
  },
}

/** Which layer of the mock a file is in, which layers may import it, and where a change of it can be felt. */
export const { layerOf, mayImport, layersAbove } = readLayers(mockTable)

/** The name for files that are in no subfolder of a layer. */
const BESIDE = 'beside'

const ofAllProducts = ['item', 'listing', 'days']

/** The folders of products, which must not import each other: all folders except those that serve all products. */
export const products = readdirSync(join(root, 'apps/mock-api/src/features/product'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && !ofAllProducts.includes(entry.name))
  .map(({ name }) => name)
  .toSorted()

/**
 * The order within the large layers, by their folders, with the lowest row first. Each folder may import those of all rows
 * before its own. Files beside the folders, such as the registry of products, may import all of them.
 */
export const folderTables = {
  product: inRows('src/features/product', [['item'], ['listing', 'days'], products, [BESIDE]]),
  order: inRows('src/features/order', [
    ['booking'],
    ['tickets', 'money'],
    ['payment'],
    ['refund'],
    ['processor', 'read', 'changes'],
    ['pay'],
    ['aftersale', 'place'],
  ]),
  server: inRows('src/server', [
    ['parts'],
    ['call', 'processor', 'reference', 'snapshots'],
    ['console'],
    ['sandbox'],
    ['observe'],
    ['command'],
  ]),
}

function inRows(folder: string, rows: readonly (readonly string[])[]): LayerTable<string> {
  const before = (at: number) => rows.slice(0, at).flat()
  return {
    source: `apps/mock-api/${folder}/`,
    paths: Object.fromEntries(
      // A file has no folder that could be named, so a pattern replaces the name.
      rows.flat().map((name) => [name, [name === BESIDE ? '[^/]+(?=\\.ts$)' : name]]),
    ),
    mayImport: Object.fromEntries(rows.flatMap((row, at) => row.map((name) => [name, before(at)]))),
  }
}

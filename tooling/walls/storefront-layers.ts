import { type LayerTable, readLayers } from './layer-table.ts'

const source = 'apps/storefront/src/'

/**
 * The layers that features share, with the lowest first. Each may import all before it. `app` and `kit` are independent of
 * the trade; from `trade/price` on, each layer is one part of it.
 */
const shared = [
  'shared/app',
  'shared/kit',
  'shared/trade/price',
  'shared/trade/analytics',
  'shared/trade/agency',
  'shared/trade/passenger',
  'shared/trade/manifest',
  'shared/trade/ferry',
  'shared/trade/cart',
  'shared/trade/hotel',
  'shared/trade/product',
  'shared/trade/order',
  'shared/trade/checkout',
  'shared/trade/profile',
  'shared/trade/sale',
  'shared/trade/ticket',
] as const

type Shared = (typeof shared)[number]

/** A layer of the storefront. `env` reads the variables of the build; `test` is what its tests share. */
export type StorefrontLayer = 'env' | Shared | `features/${string}` | 'app' | 'test'

/** The table of the layers that features share. */
export const sharedTable: LayerTable<Shared> = {
  source,
  // `Object.fromEntries` loses the type of its keys, which are the names of the rows.
  paths: Object.fromEntries(shared.map((name) => [name, [name]])) as never,
  mayImport: Object.fromEntries(
    shared.map((name, index) => [name, shared.slice(0, index)]),
  ) as never,
}
const layersOfShared = readLayers(sharedTable)

/**
 * Returns the layer of a file of the storefront by its path from the root of the repository. A test is in the layer of the
 * file that it is named for. Undefined for a file elsewhere, and for one of `shared/` that no row of the list covers.
 */
export function storefrontLayerOf(path: string): StorefrontLayer | undefined {
  if (!path.startsWith(source)) return undefined
  const [top = '', name = ''] = path.slice(source.length).split('/')
  if (top === 'shared') return layersOfShared.layerOf(path)
  if (top === 'features') return `features/${name}`
  if (top === 'test') return 'test'
  return top.startsWith('env.') ? 'env' : 'app'
}

/**
 * Whether a file of one layer may import a file of the other. A feature may not import another feature, and nothing may
 * import what is above it.
 */
export function storefrontMayImport(from: StorefrontLayer, to: StorefrontLayer): boolean {
  if (from === to || from === 'test') return true
  return height(to) < height(from)
}

function height(layer: StorefrontLayer): number {
  if (layer === 'env') return -1
  if (layer === 'test') return shared.length + 2
  if (layer === 'app') return shared.length + 1
  const index = shared.findIndex((name) => name === layer)
  return index === -1 ? shared.length : index
}

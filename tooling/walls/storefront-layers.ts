import { readLayers } from './layer-table.ts'

const source = 'apps/storefront/src/'

/**
 * What the features share, the lowest layer first: each may import all that stand before it. `shared/app` and `shared/kit`
 * know nothing of the trade; from `shared/price` on each layer is one part of it.
 */
const shared = [
  [
    'shared/app',
    'api',
    'app-state',
    'appearance',
    'await-base',
    'booking-access',
    'choose-language',
    'download-texts',
    'preloaded-response',
    'first-interaction',
    'history-guard',
    'i18n',
    'known',
    'logout-state',
    'load-texts',
    'locale',
    'login-required',
    'notify',
    'online',
    'page-meta',
    'paths',
    'navigation-progress',
    'problem-text',
    'query-client',
    'reload-guard',
    'reload-message',
    'session-store',
    'set-aside',
    'spare-time',
    'tenant',
    'tenant-image',
    'tenant-theme',
    'today-here',
    'visitor',
  ],
  [
    'shared/kit',
    'brand-mark',
    'confirm-dialog',
    'copy-button',
    'expiry-countdown',
    'file-to-check',
    'form',
    'idempotency-key',
    'deferred',
    'deferred-component',
    'list-pages',
    'offline',
    'outside-form',
    'pdf',
    'query-state',
    'readable-phone',
    'save-file',
    'search-field',
    'show-more',
    'typed-waits',
    'use-cursor-pages',
    'use-day-picker-texts',
    'use-is-printing',
    'use-logout',
    'use-address-params',
    'use-page-params',
    'use-debounced-text',
    'use-slow',
    'use-task',
    'use-translation',
  ],
  ['shared/price', 'price'],
  ['shared/agency', 'agency'],
  ['shared/passenger', 'passenger'],
  ['shared/ferry', 'ferry'],
  ['shared/cart', 'cart', 'cart-query', 'cart-token'],
  ['shared/hotel', 'hotel'],
  ['shared/product', 'product', 'recent-searches'],
  ['shared/order', 'order'],
  ['shared/checkout', 'checkout', 'checkout-steps'],
  ['shared/profile', 'profile'],
  ['shared/sale', 'sale'],
  ['shared/ticket', 'ticket'],
] as const

type Shared = (typeof shared)[number][0]

/** A layer of the storefront. `env` reads what the build was told; `test` is what its tests share. */
export type StorefrontLayer = 'env' | Shared | `features/${string}` | 'app' | 'test'

const names = shared.map(([name]) => name)
const layersOfShared = readLayers<Shared>({
  source: `${source}shared/`,
  // `Object.fromEntries` forgets its keys, which are the names of the rows.
  paths: Object.fromEntries(shared.map(([name, ...paths]) => [name, paths])) as never,
  mayImport: Object.fromEntries(names.map((name, index) => [name, names.slice(0, index)])) as never,
})

/**
 * The layer of a file of the storefront by its path from the root of the repository. A test is in the layer of the file that
 * it is named for. Undefined for a file elsewhere, and for one of `shared/` that no row of the table covers.
 */
export function storefrontLayerOf(path: string): StorefrontLayer | undefined {
  if (!path.startsWith(source)) return undefined
  const [top = '', name = ''] = path.slice(source.length).split('/')
  if (top === 'shared') return layersOfShared.layerOf(path)
  if (top === 'features') return `features/${name}`
  if (top === 'test') return 'test'
  return top.startsWith('env.') ? 'env' : 'app'
}

/** Whether a file of one layer may import a file of the other: a feature no other feature, and nothing what lies above it. */
export function storefrontMayImport(from: StorefrontLayer, to: StorefrontLayer): boolean {
  if (from === to || from === 'test') return true
  return height(to) < height(from)
}

function height(layer: StorefrontLayer): number {
  if (layer === 'env') return -1
  if (layer === 'test') return names.length + 2
  if (layer === 'app') return names.length + 1
  const index = names.findIndex((name) => name === layer)
  return index === -1 ? names.length : index
}

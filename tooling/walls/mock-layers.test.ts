import { describe, expect, it } from 'vitest'

import { type Layer, layerOf, layersAbove } from './mock-layers.ts'
import { storefrontLayerOf, storefrontMayImport } from './storefront-layers.ts'

const layers: Layer[] = [
  ...(['engine', 'world', 'operation', 'product', 'account', 'site', 'cart', 'ledger'] as const),
  ...(['agency', 'order', 'wallet', 'manifest', 'desk', 'mail', 'audit', 'scenarios'] as const),
  ...(['server', 'entry', 'lab'] as const),
]

describe('the layers of the mock', () => {
  it.each([
    ['src/engine/store/statement.ts', 'engine'],
    ['src/world/tenants/read-tenant-fixtures.ts', 'world'],
    ['src/operation/context.ts', 'operation'],
    ['src/features/order/aftersale/confirm-refund.ts', 'order'],
    ['src/features/order/tickets/issue-tickets.test.ts', 'order'],
    ['src/features/desk/desk-item.ts', 'desk'],
    ['src/mail/send-booking-mail.ts', 'mail'],
    ['src/scenarios/index.ts', 'scenarios'],
    ['src/index.ts', 'entry'],
    ['lab/testing/fresh-store.ts', 'lab'],
  ])('WALL the mock’s %s is in the layer %s', (path, layer) => {
    expect(layerOf(`apps/mock-api/${path}`)).toBe(layer)
  })

  it('WALL a file outside the mock has no layer', () => {
    expect(layerOf('apps/storefront/src/main.tsx')).toBeUndefined()
  })

  it('WALL the layers above a feature are named', () => {
    expect(layersAbove('wallet')).toEqual(['desk', 'mail', 'scenarios', 'server', 'entry', 'lab'])
  })

  it('WALL no layer is above itself', () => {
    expect(
      layers.filter((layer) =>
        layersAbove(layer).some((above) => layersAbove(above).includes(layer)),
      ),
    ).toEqual([])
  })
})

describe('the layers of the storefront', () => {
  it.each([
    ['features/orders/pages/order-history-page.tsx', 'features/orders'],
    ['shared/app/session-store.test.ts', 'shared/app'],
    ['shared/kit/form/use-server-form.ts', 'shared/kit'],
    ['shared/trade/cart/cart-token.ts', 'shared/trade/cart'],
    ['app/routes.tsx', 'app'],
    ['main.tsx', 'app'],
    ['env.ts', 'env'],
    ['test/render-app.tsx', 'test'],
  ])('WALL the storefront’s %s is in the layer %s', (path, layer) => {
    expect(storefrontLayerOf(`apps/storefront/src/${path}`)).toBe(layer)
  })

  it('WALL a feature may import shared code, but no other feature and not the app', () => {
    expect(storefrontMayImport('features/orders', 'shared/trade/cart')).toBe(true)
    expect(storefrontMayImport('features/orders', 'features/cart')).toBe(false)
    expect(storefrontMayImport('features/orders', 'app')).toBe(false)
  })

  it('WALL shared code may import only what comes before it', () => {
    expect(storefrontMayImport('shared/trade/sale', 'shared/trade/cart')).toBe(true)
    expect(storefrontMayImport('shared/trade/cart', 'shared/trade/sale')).toBe(false)
    expect(storefrontMayImport('shared/app', 'shared/kit')).toBe(false)
    expect(storefrontMayImport('shared/trade/ticket', 'features/ticket')).toBe(false)
  })
})

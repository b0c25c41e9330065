import { describe, expect, it } from 'vitest'

import { readLayers } from './layer-table.ts'

const { layerOf, mayImport, layersAbove } = readLayers<'low' | 'one' | 'two' | 'top'>({
  source: 'apps/planted/src/',
  paths: { low: ['store', 'orders/order-id'], one: ['orders'], two: ['wallet'], top: ['main'] },
  mayImport: { low: [], one: ['low'], two: ['one'], top: ['two'] },
})

describe('a table of layers', () => {
  it.each([
    ['apps/planted/src/store/tables/rows.ts', 'low'],
    ['apps/planted/src/orders/read/list-orders.ts', 'one'],
    ['apps/planted/src/orders/order-id.ts', 'low'],
    ['apps/planted/src/orders/order-id.laws.test.ts', 'low'],
    ['apps/planted/src/orders/order-id-text.ts', 'one'],
    ['apps/planted/src/main.ts', 'top'],
    ['apps/planted/src/elsewhere/main.ts', undefined],
    ['apps/other/src/store/rows.ts', undefined],
  ])('WALL the longest fitting row gives the layer of %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer)
  })

  it('WALL a layer may import itself and the layers in its row', () => {
    expect(mayImport('one', 'one')).toBe(true)
    expect(mayImport('one', 'low')).toBe(true)
    expect(mayImport('low', 'one')).toBe(false)
    expect(mayImport('two', 'low')).toBe(false)
  })

  it('WALL all layers above another are named, also indirect ones', () => {
    expect(layersAbove('low')).toEqual(['one', 'two', 'top'])
    expect(layersAbove('two')).toEqual(['top'])
    expect(layersAbove('top')).toEqual([])
  })

  it('WALL a layer is not above itself, even if two may import each other', () => {
    const round = readLayers<'one' | 'two'>({
      source: '',
      paths: { one: ['one'], two: ['two'] },
      mayImport: { one: ['two'], two: ['one'] },
    })

    expect(round.layersAbove('one')).toEqual(['two'])
  })
})

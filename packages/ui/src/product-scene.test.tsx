import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ProductScene } from './product-scene.tsx'
import { sceneKinds } from './scene-kinds.ts'

const file = readFileSync(resolve(import.meta.dirname, 'scenes.svg'), 'utf8')
const drawn = (seed: string) =>
  render(<ProductScene seed={seed} kind="temple" />).container.innerHTML

it('B the symbols of the file are exactly the kinds of pictures', () => {
  const symbols = [...file.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id)

  expect(symbols).toEqual(sceneKinds)
})

it('APP-6 pictures use only the colours of the tenant', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)

  expect(colours.filter((colour) => !/^(none|var\(--ui-[a-z-]+\))$/.test(colour ?? ''))).toEqual([])
})

it('B a product always has the same picture, and another product has another', () => {
  expect(drawn('att_BTM-01')).toBe(drawn('att_BTM-01'))
  expect(drawn('att_BTM-01')).not.toBe(drawn('att_BIN-02'))
})

it('B a picture is decoration unless it has a label', () => {
  render(<ProductScene seed="att_BTM-01" kind="temple" label="A temple on a hill" />)

  expect(screen.getByRole('img', { name: 'A temple on a hill' })).toBeInTheDocument()
  expect(drawn('att_BTM-01')).toContain('aria-hidden')
})

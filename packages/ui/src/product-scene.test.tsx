import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ProductScene } from './product-scene.tsx'
import { sceneKinds } from './scene-kinds.ts'

const file = readFileSync(resolve(import.meta.dirname, 'scenes.svg'), 'utf8')
const drawn = (seed: string) =>
  render(<ProductScene seed={seed} kind="temple" />).container.innerHTML

it('B every kind of picture has its symbol, and every symbol its kind', () => {
  const symbols = [...file.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id)

  expect(symbols).toEqual(sceneKinds)
})

it('APP-6 pictures have no colours but those of the tenant', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)

  expect(colours.filter((colour) => !/^(none|var\(--ui-[a-z-]+\))$/.test(colour ?? ''))).toEqual([])
})

it('B the same product has the same picture, another one has another', () => {
  expect(drawn('att_BTM-01')).toBe(drawn('att_BTM-01'))
  expect(drawn('att_BTM-01')).not.toBe(drawn('att_BIN-02'))
})

it('B a picture is decoration until it is named', () => {
  render(<ProductScene seed="att_BTM-01" kind="temple" label="A temple on a hill" />)

  expect(screen.getByRole('img', { name: 'A temple on a hill' })).toBeInTheDocument()
  expect(drawn('att_BTM-01')).toContain('aria-hidden')
})

import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { checkTheme } from './check-theme.ts'

const PAIRS = [
  { foreground: 'onBrand', background: 'brand', minimum: 4.5 },
  { foreground: 'ink', background: 'surface', minimum: 4.5 },
]

it('APP-6 accepts a theme whose pairs have enough contrast', () => {
  const theme = { brand: '#0f766e', onBrand: '#ffffff', ink: '#0b2530', surface: '#fbf7ef' }

  expect(checkTheme(theme, PAIRS)).toEqual([])
})

it('APP-6 refuses a pair with too little contrast, and never rounds it up to enough', () => {
  const theme = { brand: '#777777', onBrand: '#ffffff', ink: '#000', surface: '#fff' }

  expect(checkTheme(theme, PAIRS)).toEqual([
    issue(['onBrand'], 'theme.too_little_contrast', {
      foreground: 'onBrand',
      background: 'brand',
      minimum: 4.5,
      ratio: 4.47,
    }),
  ])
})

it('APP-6 names colours that are missing or unreadable before it measures', () => {
  expect(checkTheme({ brand: 'teal', ink: '#000', surface: '#fff' }, PAIRS)).toEqual([
    issue(['onBrand'], 'theme.missing_colour'),
    issue(['brand'], 'theme.not_a_hex_colour'),
  ])
})

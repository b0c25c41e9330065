import { describe, expect, it } from 'vitest'

import { contrastOf } from './contrast.ts'
import { readTokens, readTokensOfMoreContrast, type Palette } from './testing/resolve-tokens.ts'

const SURFACES = ['background', 'card', 'raised', 'muted']
const STATUSES = ['success', 'warning', 'info', 'destructive']

const TEXT_PAIRS: [text: string, surface: string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['foreground', surface],
    ['muted-foreground', surface],
    ['brand-text', surface],
    ['accent-text', surface],
  ]),
  ...STATUSES.flatMap((status): [string, string][] => [
    [status, `${status}-surface`],
    ['foreground', `${status}-surface`],
    [status, 'background'],
    [status, 'card'],
    [status, 'raised'],
  ]),
  ['background', 'foreground'],
  ['foreground', 'brand-surface'],
  ['muted-foreground', 'brand-surface'],
  ['brand-text', 'brand-surface'],
  ['success', 'brand-surface'],
  ['accent-text', 'accent-surface'],
  ['foreground', 'accent-surface'],
  ['brand-foreground', 'brand'],
  ['accent-foreground', 'accent'],
  ['accent-foreground', 'accent-hover'],
  ['destructive-foreground', 'destructive-fill'],
  ['foreground', 'sky-high'],
  ['foreground', 'sky-low'],
  ['foreground', 'chart-land'],
  ['foreground', 'chart-sea'],
  ['muted-foreground', 'chart-land'],
  ['muted-foreground', 'chart-sea'],
]

/** The pairs of colours that make controls and focus visible. */
const SHAPE_PAIRS: [shape: string, surface: string][] = ['background', 'card', 'raised'].flatMap(
  (surface): [string, string][] => [
    ['input', surface],
    ['ring', surface],
    ['brand', surface],
    ['brand-text', surface],
  ],
)

/** Names the pairs below their ratio, so that a failure says what to correct. */
function failures(night: 0 | 100, palette?: Palette): string[] {
  const token = readTokens(night, palette)
  const check = (pairs: [string, string][], least: number) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrastOf(token(front), token(back))
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)} < ${least}`] : []
    })
  return [...check(TEXT_PAIRS, 4.5), ...check(SHAPE_PAIRS, 3)]
}

describe('tokens', () => {
  it('APP-10 every pair of the default palette meets AA by day', () => {
    expect(failures(0)).toEqual([])
  })

  it('APP-10 every pair of the default palette meets AA by night', () => {
    expect(failures(100)).toEqual([])
  })

  it.each([0, 100] as const)(
    'APP-10 for a device that asks for more contrast, quiet text, fields and focus meet AAA, and lines can be seen, at night %i',
    (night) => {
      const token = readTokensOfMoreContrast(night)
      const ratio = (front: string, back: string) => contrastOf(token(front), token(back))

      for (const surface of SURFACES) {
        for (const part of ['muted-foreground', 'input', 'ring'])
          expect(ratio(part, surface), `${part} on ${surface}`).toBeGreaterThanOrEqual(7)
        expect(ratio('border', surface), `border on ${surface}`).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('APP-10 text on a board meets AA, because a board always has the colours of night', () => {
    const token = readTokens(100)

    const ratios = ['foreground', 'muted-foreground', 'brand-text', 'accent-text'].map((text) =>
      contrastOf(token(text), token('board')),
    )

    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330])(
    'APP-6 a tenant palette of hue %i meets AA in both appearances',
    (hue) => {
      const palette: Palette = {
        '--brand': `oklch(0.46 0.11 ${hue})`,
        '--brand-foreground': '#ffffff',
        '--accent': `oklch(0.8 0.13 ${(hue + 120) % 360})`,
        '--accent-foreground': '#1a1410',
        '--ink': `oklch(0.25 0.05 ${hue})`,
        '--sand': `oklch(0.97 0.012 ${(hue + 200) % 360})`,
      }

      expect([...failures(0, palette), ...failures(100, palette)]).toEqual([])
    },
  )

  it('APP-10 the check notices a palette that fails', () => {
    const found = failures(0, { '--brand': '#ffffff', '--brand-foreground': '#ffffff' })

    expect(found).toContain('brand-foreground on brand: 1.00 < 4.5')
  })
})

import { oklabToLinear, parseColour } from '../contrast.ts'

import moreContrast from '../styles/more-contrast.css?raw'
import css from '../styles/tokens.css?raw'

type Triple = readonly [number, number, number]
export type Palette = Record<string, string>

const toLinearTriple = (colour: string): Triple => {
  const parsed = parseColour(colour)
  if (!parsed) throw new Error(`not a colour: ${colour}`)
  return parsed
}

function linearToOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Evaluates one channel of `oklch(from …)`: a number, the channel itself, `min(c, 0.1)` or `calc(1 - l)`. */
function channel(text: string, own: number): number {
  const bound = /^min\([lc], ([\d.]+)\)$/.exec(text)
  if (bound) return Math.min(own, Number(bound[1]))
  if (text === 'calc(1 - l)') return 1 - own
  return /^[lch]$/.test(text) ? own : Number(text)
}

/** Splits at commas or spaces outside of parentheses. */
function split(text: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Reads the tokens as a browser would if the visitor's device asks for more contrast. */
export const readTokensOfMoreContrast = (night: 0 | 100, palette: Palette = {}) =>
  readTokens(night, palette, css + moreContrast)

/** Reads the tokens as a browser would: `night` is 0 or 100, and a tenant's palette replaces the defaults. */
export function readTokens(night: 0 | 100, palette: Palette = {}, styles = css) {
  const declared = Object.fromEntries(
    [...styles.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      (value ?? '').replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')'),
    ]),
  )
  const values: Palette = { ...declared, ...palette, '--night': `${night}%` }

  const toOklab = (text: string): Triple => {
    const variable = /^var\((--[\w-]+)\)$/.exec(text)
    if (variable) return toOklab(values[variable[1] ?? ''] ?? '')
    const mix = /^color-mix\((.*)\)$/.exec(text)
    if (mix) {
      const [, weighted = '', rest = ''] = split(mix[1] ?? '', ',')
      const [colour = '', share = ''] = split(weighted, ' ')
      const part =
        Number.parseFloat(share === 'var(--night)' ? (values['--night'] ?? '') : share) / 100
      const [a, b] = [toOklab(colour), toOklab(rest)]
      return [0, 1, 2].map(
        (i) => (a[i] ?? 0) * part + (b[i] ?? 0) * (1 - part),
      ) as unknown as Triple // `map` keeps the number of channels, which is three
    }
    const relative = /^oklch\(from (.*)\)$/.exec(text)
    if (!relative) return linearToOklab(toLinearTriple(text))
    const [base = '', l = '', c = '', h = ''] = split(relative[1] ?? '', ' ')
    const [ownL, ownA, ownB] = toOklab(base)
    const chroma = channel(c, Math.hypot(ownA, ownB))
    const hue = h === 'h' ? Math.atan2(ownB, ownA) : (Number(h) * Math.PI) / 180
    return [channel(l, ownL), chroma * Math.cos(hue), chroma * Math.sin(hue)]
  }
  return (name: string): Triple => oklabToLinear(toOklab(`var(--ui-${name})`))
}

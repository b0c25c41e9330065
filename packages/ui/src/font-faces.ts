/** A range of code points, both ends inclusive. */
export type CharacterRange = readonly [first: number, last: number]

/** One part of a typeface, as a style sheet describes it. */
export type FontFace = {
  /** The name of its file, without its folder. */
  file: string
  weights: { min: number; max: number }
  ranges: readonly CharacterRange[]
}

/** Reads what CSS calls a `unicode-range`: `U+4e00-4e03,U+20`. */
export function parseUnicodeRange(unicodeRange: string): CharacterRange[] {
  return unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/**
 * Returns the parts of a font in a style sheet, in its order. Throws, with one sentence, if a part does not list its
 * characters.
 */
export function readFontFaces(css: string): FontFace[] {
  return css.split('@font-face').slice(1).map(readFontFace)
}

function readFontFace(rule: string): FontFace {
  const file = /([\w-]+\.woff2)/.exec(rule)?.[1]
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
  const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1]
  if (file === undefined || min === undefined || max === undefined || ranges === undefined)
    throw new Error(`A font face does not say which file, weights and characters it has: ${rule}`)
  return {
    file,
    weights: { min: Number(min), max: Number(max) },
    ranges: parseUnicodeRange(ranges),
  }
}

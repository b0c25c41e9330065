import { contrastRatio, isHexColour } from './contrast-ratio.ts'

/** Two colours of a theme, by name, that meet on screen, and the least contrast they need. */
export type ColourPair = {
  readonly foreground: string
  readonly background: string
  readonly minimum: number
}

export type ThemeRefusal =
  | { readonly reason: 'missing_colour' | 'not_a_hex_colour'; readonly name: string }
  | (ColourPair & { readonly reason: 'too_little_contrast'; readonly ratio: number })

/** Everything wrong with a theme's colours; empty when every pair can be read. The ratio is cut to two decimals, so that it never reads as enough. */
export function checkTheme(
  colours: Readonly<Record<string, string>>,
  pairs: readonly ColourPair[],
): ThemeRefusal[] {
  const names = new Set(pairs.flatMap((pair) => [pair.foreground, pair.background]))
  const unreadable = [...names].flatMap((name) => checkColour(name, colours[name]))
  if (unreadable.length > 0) return unreadable
  return pairs.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.foreground] ?? '', colours[pair.background] ?? '')
    if (ratio >= pair.minimum) return []
    return [{ ...pair, reason: 'too_little_contrast', ratio: Math.floor(ratio * 100) / 100 }]
  })
}

function checkColour(name: string, colour: string | undefined): ThemeRefusal[] {
  if (colour === undefined) return [{ reason: 'missing_colour', name }]
  return isHexColour(colour) ? [] : [{ reason: 'not_a_hex_colour', name }]
}

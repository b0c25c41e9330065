import { type Issue, issue } from '../issues/issue.ts'
import { type ColourPair, contrastRatio, isHexColour } from './contrast-ratio.ts'

/** The codes of issues of a theme. The path names the colour, or the foreground of a pair. */
export type ThemeCode =
  | 'theme.missing_colour'
  | 'theme.not_a_hex_colour'
  | 'theme.too_little_contrast'

/** Everything wrong with a theme's colours; empty when every pair can be read. The ratio is cut to two decimals, so that it never reads as enough. */
export function checkTheme(
  colours: Readonly<Record<string, string>>,
  pairs: readonly ColourPair[],
): Issue<ThemeCode>[] {
  const names = new Set(pairs.flatMap((pair) => [pair.foreground, pair.background]))
  const unreadable = [...names].flatMap((name) => checkColour(name, colours[name]))
  if (unreadable.length > 0) return unreadable
  return pairs.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.foreground] ?? '', colours[pair.background] ?? '')
    if (ratio >= pair.minimum) return []
    const told = { ...pair, ratio: Math.floor(ratio * 100) / 100 }
    return [issue([pair.foreground], 'theme.too_little_contrast', told)]
  })
}

function checkColour(name: string, colour: string | undefined): Issue<ThemeCode>[] {
  if (colour === undefined) return [issue([name], 'theme.missing_colour')]
  return isHexColour(colour) ? [] : [issue([name], 'theme.not_a_hex_colour')]
}

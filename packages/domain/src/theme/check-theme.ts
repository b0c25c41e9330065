import { type Issue, issue } from '../issues/issue.ts'
import { type ColourPair, contrastRatio, isHexColour } from './contrast-ratio.ts'

/** The codes of issues of a theme. The path names the colour, or the foreground of a pair. */
export type ThemeCode =
  | 'theme.missing_colour'
  | 'theme.not_a_hex_colour'
  | 'theme.too_little_contrast'

/**
 * Lists all issues of a theme's colours; empty if every pair has enough contrast. The ratio in an issue is rounded down to
 * two decimals, so that it never looks like enough.
 */
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
    const params = { ...pair, ratio: Math.floor(ratio * 100) / 100 }
    return [issue([pair.foreground], 'theme.too_little_contrast', params)]
  })
}

function checkColour(name: string, colour: string | undefined): Issue<ThemeCode>[] {
  if (colour === undefined) return [issue([name], 'theme.missing_colour')]
  return isHexColour(colour) ? [] : [issue([name], 'theme.not_a_hex_colour')]
}

/** The least contrast of text, by WCAG 2.2 AA. */
export const CONTRAST_TEXT = 4.5

/** The least contrast of large text, icons and the edges of controls, by WCAG 2.2 AA. */
export const CONTRAST_LARGE = 3

/** Two colours of a theme, by name, that meet on screen, and the least contrast they need. */
export type ColourPair = {
  readonly foreground: string
  readonly background: string
  readonly minimum: number
}

/**
 * Calculates the contrast of two colours by WCAG: 1 for equal ones, 21 for black and white; the order does not matter.
 * Throws unless both are `#rgb` or `#rrggbb`.
 */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Whether the text is a colour that these rules can read: `#rgb` or `#rrggbb`. */
export function isHexColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
}

/** Returns the colour with the highest contrast on a background; the first of equal ones. */
export function mostReadable(background: string, colours: readonly [string, ...string[]]): string {
  return colours.reduce((best, colour) =>
    contrastRatio(background, colour) > contrastRatio(background, best) ? colour : best,
  )
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(colour).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toChannels(colour: string): number[] {
  if (!isHexColour(colour)) throw new RangeError(`Not a hex colour: ${colour}`)
  const digits = colour.slice(1)
  const width = digits.length / 3
  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * width, index * width + width)
    return Number.parseInt(width === 1 ? channel + channel : channel, 16)
  })
}

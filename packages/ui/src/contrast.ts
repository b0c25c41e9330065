type Rgb = readonly [number, number, number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Converts OKLCH to linear sRGB, clipped to the gamut of such a screen. */
export function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  return oklabToLinear([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

export function oklabToLinear([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function hexToLinear(hex: string): Rgb {
  const digits =
    hex.length === 4
      ? Array.from(hex.slice(1), (digit) => digit + digit)
      : (hex.slice(1).match(/../g) ?? [])
  const [r = 0, g = 0, b = 0] = digits.map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return [r, g, b]
}

/** Reads `#rgb`, `#rrggbb` or `oklch(l c h)` with plain numbers; null for anything else. */
export function parseColour(text: string): Rgb | null {
  const value = text.trim()
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return hexToLinear(value)
  const oklch = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(value)
  return oklch ? oklchToLinear(Number(oklch[1]), Number(oklch[2]), Number(oklch[3])) : null
}

/** Returns the contrast ratio of two linear colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Returns the contrast ratio of two colours as a tenant writes them; null if one of them cannot be read. */
export function contrastRatio(one: string, other: string): number | null {
  const [first, second] = [parseColour(one), parseColour(other)]
  return first && second ? contrastOf(first, second) : null
}

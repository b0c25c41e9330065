import type { Tenant } from '../world/tenants/tenant.ts'

type ThemeColours = Tenant['theme']['light']

/**
 * The colours of a mail in its light or dark form. They are six-digit hexadecimal, because Outlook knows no other notation.
 */
export type MailColours = {
  /** The background of the card. */
  readonly ground: string
  readonly card: string
  readonly ink: string
  /** The colour of less important text. */
  readonly quiet: string
  readonly line: string
  readonly brand: string
  readonly onBrand: string
}

export type MailTheme = { readonly light: MailColours; readonly dark: MailColours }

/**
 * Converts the tenant's theme for mails. The surface is the background of a card, which is lighter both in the light and in
 * the dark form.
 */
export function mailTheme({ light, dark }: Tenant['theme']): MailTheme {
  return {
    light: coloursOf(light, '#ffffff'),
    dark: coloursOf(dark, mix(dark.surface, dark.ink, 0.07)),
  }
}

function coloursOf({ ink, surface, brand, onBrand }: ThemeColours, card: string): MailColours {
  return {
    ground: surface,
    card,
    ink,
    quiet: mix(card, ink, 0.72),
    line: mix(card, ink, 0.18),
    brand,
    onBrand,
  }
}

/** Mixes two colours. `share` 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const ends = [channelsOf(from), channelsOf(to)] as const
  const mixed = ends[0].map((channel, index) =>
    Math.round(channel + ((ends[1][index] ?? channel) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

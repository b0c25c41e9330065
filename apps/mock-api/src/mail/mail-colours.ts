import type { Tenant } from '../world/tenants/tenant.ts'

type ThemeColours = Tenant['theme']['light']

/** The colours of a mail in one appearance, as six-digit hexadecimal, because Outlook knows no other notation. */
export type MailColours = {
  /** Behind the card. */
  readonly ground: string
  readonly card: string
  readonly ink: string
  /** Text of less weight. */
  readonly quiet: string
  readonly line: string
  readonly brand: string
  readonly onBrand: string
}

export type MailTheme = { readonly light: MailColours; readonly dark: MailColours }

/** The tenant's theme as its mails wear it: the surface lies behind a card that is lighter in both appearances. */
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

/** A colour on the way from one to another. `share` 0 is the first, 1 the second. */
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

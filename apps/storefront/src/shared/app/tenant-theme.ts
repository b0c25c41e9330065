import type { Schemas } from '@selat/sdk'
import type { TenantTheme } from '@selat/ui/theme'

/** The theme's variables of a tenant's colours by day; nothing where the tenant has none. */
export function toDayTheme({
  Brand,
  OnBrand,
  Accent,
  OnAccent,
  Ink,
  Surface,
}: Schemas['ThemeColours']): TenantTheme {
  if (Brand === '') return {}
  return {
    '--brand': Brand,
    '--brand-foreground': OnBrand,
    '--accent': Accent,
    '--accent-foreground': OnAccent,
    '--ink': Ink,
    '--sand': Surface,
  }
}

/** The same by night. The variables name the dark and the light end of the tones; at night text is the light one. */
export function toNightTheme(colours: Schemas['ThemeColours']): TenantTheme {
  return toDayTheme({ ...colours, Ink: colours.Surface, Surface: colours.Ink })
}

import type { Schemas } from '@selat/sdk'
import type { TenantTheme } from '@selat/ui/theme'

/** Returns the theme's variables for a tenant's colours on light pages; empty if the tenant has none. */
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

/**
 * Returns the theme's variables for a tenant's colours on dark pages. Ink and surface change places, because text is
 * light there.
 */
export function toNightTheme(colours: Schemas['ThemeColours']): TenantTheme {
  return toDayTheme({ ...colours, Ink: colours.Surface, Surface: colours.Ink })
}

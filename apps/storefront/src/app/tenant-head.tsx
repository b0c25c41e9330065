import type { Schemas } from '@selat/sdk'
import { applyTenantTheme } from '@selat/ui/theme'
import type { TenantTheme } from '@selat/ui/theme'
import { useLayoutEffect } from 'react'

import { useIsDark } from '../shared/appearance.ts'
import { useTenant } from '../shared/tenant.ts'

/** What of the document follows the tenant: colours, favicon, the colour of the browser's own bars (APP-6, APP-7). */
export function TenantHead() {
  const { Theme, Favicon } = useTenant()
  const isDark = useIsDark()
  useLayoutEffect(() => {
    applyTenantTheme(
      document.documentElement,
      isDark ? toNightSeeds(Theme.Dark) : toDaySeeds(Theme.Light),
    )
  }, [Theme, isDark])
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (link && Favicon !== '') link.href = Favicon
  }, [Favicon])
  useLayoutEffect(() => {
    const colour = (isDark ? Theme.Dark : Theme.Light).Surface
    if (colour === '') return
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = colour
  }, [Theme, isDark])
  return null
}

function toDaySeeds({
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

/** The theme's seeds name the dark and the light end; at night text is the light one. */
function toNightSeeds(colours: Schemas['ThemeColours']): TenantTheme {
  return toDaySeeds({ ...colours, Ink: colours.Surface, Surface: colours.Ink })
}

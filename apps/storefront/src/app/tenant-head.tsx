import { applyTenantTheme } from '@selat/ui/theme'
import { useLayoutEffect } from 'react'

import { useIsDark } from '../shared/app/appearance.ts'
import { toDayTheme, toNightTheme } from '../shared/app/tenant-theme.ts'
import { useTenant } from '../shared/app/tenant.ts'
import { useIsPrinting } from '../shared/app/use-is-printing.ts'

/** Adapts the document to the tenant: its colours, the favicon, and the colour of the browser's own bars (APP-6, APP-7). */
export function TenantHead() {
  const { Theme, Favicon } = useTenant()
  const isPrinting = useIsPrinting()
  // Paper is always light.
  const isDark = useIsDark() && !isPrinting
  useLayoutEffect(() => {
    applyTenantTheme(
      document.documentElement,
      isDark ? toNightTheme(Theme.Dark) : toDayTheme(Theme.Light),
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

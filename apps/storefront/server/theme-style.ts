import type { Schemas } from '@selat/sdk'
import type { TenantTheme } from '@selat/ui/theme'

import { toDayTheme, toNightTheme } from '../src/shared/app/tenant-theme.ts'

/** A colour in the form of the contract. Values in any other form are left out of the style sheet. */
const COLOUR = /^#[0-9a-f]{3,8}$/i

/** Returns a tenant's colours as a style sheet, for light and dark devices and for the visitor's own choice; paper is always light. */
export function themeStyle({ Light, Dark }: Schemas['BaseConfiguration']['Theme']): string {
  const day = declarations(toDayTheme(Light))
  const night = declarations(toNightTheme(Dark))
  if (day === '' && night === '') return ''
  return (
    `:root:root{${day}}` +
    `@media screen and (prefers-color-scheme: dark){:root:root:not([data-theme=light]){${night}}}` +
    `@media screen{:root:root[data-theme=dark]{${night}}}`
  )
}

function declarations(theme: TenantTheme): string {
  return Object.entries(theme)
    .filter(([, value]) => COLOUR.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

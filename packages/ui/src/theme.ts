export type Appearance = 'light' | 'dark' | 'system'

/** The variables that a tenant may set; every other tone is derived from them. */
export const TENANT_VARIABLES = [
  '--brand',
  '--brand-foreground',
  '--accent',
  '--accent-foreground',
  '--ink',
  '--sand',
  '--radius',
] as const

export type TenantVariable = (typeof TENANT_VARIABLES)[number]
export type TenantTheme = Partial<Record<TenantVariable, string>>

/** Sets the appearance on the root. 'system' removes the attribute, so that the media query decides. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance === 'system') delete root.dataset.theme
  else root.dataset.theme = appearance
}

/** Sets the tenant's variables on the root and removes those of the former tenant; unknown names are ignored. */
export function applyTenantTheme(root: HTMLElement, theme: TenantTheme): void {
  for (const name of TENANT_VARIABLES) {
    const value = theme[name]
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
}

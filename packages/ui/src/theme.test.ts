import { beforeEach, describe, expect, it } from 'vitest'

import { applyAppearance, applyTenantTheme } from './theme.ts'

const root = document.documentElement

beforeEach(() => {
  root.removeAttribute('data-theme')
  root.removeAttribute('style')
})

describe('theme', () => {
  it('APP-10 sets the chosen appearance on the root, and takes it away for the system’s', () => {
    applyAppearance(root, 'dark')
    expect(root).toHaveAttribute('data-theme', 'dark')

    applyAppearance(root, 'system')
    expect(root).not.toHaveAttribute('data-theme')
  })

  it('APP-6 sets a tenant’s variables and clears those of the tenant before', () => {
    applyTenantTheme(root, { '--brand': '#123456', '--radius': '4px' })
    applyTenantTheme(root, { '--brand': '#654321' })

    expect(root.style.getPropertyValue('--brand')).toBe('#654321')
    expect(root.style.getPropertyValue('--radius')).toBe('')
  })

  it('APP-6 ignores a variable that is not a tenant’s to set', () => {
    applyTenantTheme(root, { '--ui-background': 'red' } as object)

    expect(root.getAttribute('style')).toBeNull()
  })
})

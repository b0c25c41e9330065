import { beforeEach, describe, expect, it } from 'vitest'

import { applyAppearance, applyTenantTheme } from './theme.ts'

const root = document.documentElement

beforeEach(() => {
  root.removeAttribute('data-theme')
  root.removeAttribute('style')
})

describe('theme', () => {
  it('APP-10 sets the chosen appearance on the root, and removes it for that of the system', () => {
    applyAppearance(root, 'dark')
    expect(root).toHaveAttribute('data-theme', 'dark')

    applyAppearance(root, 'system')
    expect(root).not.toHaveAttribute('data-theme')
  })

  it('APP-6 sets the variables of a tenant and clears those of the previous one', () => {
    applyTenantTheme(root, { '--brand': '#123456', '--radius': '4px' })
    applyTenantTheme(root, { '--brand': '#654321' })

    expect(root.style.getPropertyValue('--brand')).toBe('#654321')
    expect(root.style.getPropertyValue('--radius')).toBe('')
  })

  it('APP-6 ignores a variable that a tenant may not set', () => {
    applyTenantTheme(root, { '--ui-background': 'red' } as object)

    expect(root.getAttribute('style')).toBeNull()
  })
})

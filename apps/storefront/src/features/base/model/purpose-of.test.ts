import { expect, it } from 'vitest'

import { pages } from '../../../app/routes.tsx'
import { purposeOf } from './purpose-of.ts'

it('NAV-2 every page that is not open yet says what it will be for', async () => {
  const { default: ComingPage } = await import('../pages/coming-page.tsx')
  const coming = []
  for (const page of pages) {
    const loaded = await page.download()
    if (loaded.default === ComingPage) coming.push(page.path)
  }

  expect(coming).toContain('/wallet_balance')
  expect(coming.filter((path) => purposeOf(path) === undefined)).toEqual([])
})

it('NAV-2 what is below a path has its purpose', () => {
  expect(purposeOf('/wallet_balance/today')).toBe('coming.wallet')
  expect(purposeOf('/cart')).toBeUndefined()
})

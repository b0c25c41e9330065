import { expect, it } from 'vitest'

import changelog from './changelog.ts'

it('API-1 a changelog describes a change without the hash of its commit', () => {
  const changeset = { commit: '8bfa38d1', summary: 'Wallets: balances,\nand statements.\n' }

  expect(changelog.getReleaseLine(changeset)).toBe('- Wallets: balances,\n  and statements.')
})

it('API-1 a changelog names the version that a package goes with only once', () => {
  const changesets = [{ summary: 'One.' }, { summary: 'Two.' }]
  const updated = [{ name: '@selat/sdk', newVersion: '0.2.0' }]

  expect(changelog.getDependencyReleaseLine(changesets, updated)).toBe(
    '- Goes with `@selat/sdk` 0.2.0.',
  )
  expect(changelog.getDependencyReleaseLine(changesets, [])).toBe('')
})

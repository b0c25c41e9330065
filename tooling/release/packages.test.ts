import { expect, it } from 'vitest'

import { readManifest } from './packages.ts'

it('API-1 the SDK takes the zod that its user has, and asks for no version of one day', () => {
  const { dependencies } = readManifest('packages/sdk')

  // Two copies of zod would double its size in a page, and could not use each other's schemas.
  expect(Object.entries(dependencies).filter(([, range]) => !range.startsWith('^'))).toEqual([])
})

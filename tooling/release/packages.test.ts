import { expect, it } from 'vitest'

import { readManifest } from './packages.ts'

it('API-1 the SDK accepts a range of versions for each dependency', () => {
  const { dependencies } = readManifest('packages/sdk')

  // Two copies of zod would double its size in a page, and could not use each other's schemas.
  expect(Object.entries(dependencies).filter(([, range]) => !range.startsWith('^'))).toEqual([])
})

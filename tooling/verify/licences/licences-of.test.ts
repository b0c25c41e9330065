import { expect, it } from 'vitest'

import { licencesOf } from './licences-of.ts'

it('the builds of a package for several platforms are listed as one package', () => {
  const listed = {
    MIT: [
      { name: '@draw/core', versions: ['2.0.0'] },
      { name: '@draw/core-linux-x64-gnu', versions: ['2.0.0'] },
      { name: '@draw/core-darwin-arm64', versions: ['2.0.0'] },
    ],
    ISC: [{ name: 'a-thing', versions: ['1.1.0', '1.0.0'] }],
  }

  expect(licencesOf(JSON.stringify(listed))).toEqual([
    { name: '@draw/core', versions: '2.0.0', licence: 'MIT' },
    { name: 'a-thing', versions: '1.0.0, 1.1.0', licence: 'ISC' },
  ])
})

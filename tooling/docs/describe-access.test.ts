import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { operations } from '@selat/sdk/operations'
import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { describeAccess } from './describe-access.ts'

const page = readFileSync(join(root, 'docs/access.md'), 'utf8')

it('AGT-3 the page of roles is generated from the contract as it is now', () => {
  expect(page).toBe(describeAccess())
})

it('AGT-3 the page of roles has a row for every operation', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))

  expect(rows).toHaveLength(Object.keys(operations).length)
  expect(rows.find((row) => row.includes('`addMember`'))).toMatch(
    /Add a member to the agency +\| +\| +\| yes +\| +\| +\| +\|$/,
  )
})

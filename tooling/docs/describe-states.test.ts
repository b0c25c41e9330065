import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { describeStates } from './describe-states.ts'

it('CHK-3 the drawn states are generated from the tables that the mock uses', () => {
  expect(readFileSync(join(root, 'docs/states.md'), 'utf8')).toBe(describeStates())
})

it('CHK-3 the drawing has the transition from a rejected proof back to pending', () => {
  expect(describeStates()).toContain('paid --> pending: reject_proof [proof_under_review]')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { describeScenarios } from './describe-scenarios.ts'

const page = readFileSync(join(root, 'docs/scenarios.md'), 'utf8')

it('ERR-3 the page of scenarios is generated from the table that tests run', () => {
  expect(page).toBe(describeScenarios())
})

it('ERR-3 the page has lines to paste for each scenario', () => {
  expect(page.split('\n```sh\n').length - 1).toBe(page.split('\n### ').length)
  expect(page).toContain('-d \'{"Username":"weiling","Password":"not-the-one"}\'')
})

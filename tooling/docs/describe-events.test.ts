import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { describeEvents } from './describe-events.ts'

it('TEST the table of events is generated from the subscribers as they are now', () => {
  expect(readFileSync(join(root, 'docs/events.md'), 'utf8')).toBe(describeEvents())
})

it('TEST the table shows who gets the event of a requested refund', () => {
  expect(describeEvents()).toMatch(
    /\| `refund_requested` +\| `request-refund.ts` +\| yes +\| +\| yes +\|/,
  )
})

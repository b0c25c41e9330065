import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { readRecording, type Recording, writeRecording } from './recording.ts'

it('TEST a recording is read only with the sources that it was made from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selat-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = '/anywhere/apps/mock-api/src/features/order/booking/receipts.test.ts'
  const recording: Recording = { sources: 'now', queries: [], tests: [], statements: 0 }

  const before = readRecording(file, 'now', folder)
  writeRecording(file, recording, folder)

  expect(before).toBeNull()
  expect(readRecording(file, 'now', folder)).toEqual(recording)
  expect(readRecording(file, 'later', folder)).toBeNull()
})

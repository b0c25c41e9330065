import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { MachineDate, clearDocument } from './environment.ts'
import { take } from './file-hooks.ts'
import { resetStores } from './resettable-stores.ts'
import { setClockAhead, testNow } from './set-clock-ahead.ts'

// Each file starts at the same moment, whichever ran before it in the same worker.
globalThis.Date = MachineDate
setClockAhead(Date.parse(testNow) - Date.now())

beforeAll(() => take('beforeFile'))
afterEach(async () => {
  cleanup()
  try {
    await take('afterTest')
  } finally {
    localStorage.clear()
    sessionStorage.clear()
    resetStores()
  }
})
afterAll(async () => {
  await take('afterFile')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearDocument()
})

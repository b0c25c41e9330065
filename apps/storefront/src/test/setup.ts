import { onlineManager } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { MachineDate, clearDocument } from './environment.ts'
import { take } from './file-hooks.ts'
import { setClockAhead, testNow } from './set-clock-ahead.ts'
import { startVisitor } from './test-visitor.ts'

// Each file must start at the same instant, whichever file ran before it in the same worker.
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
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`
    startVisitor()
  }
})
afterAll(async () => {
  await take('afterFile')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
  clearDocument()
})

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// The calendar is imported when it is first needed, which can take long on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)

// The test files of one worker share its document, so each file has to leave it empty.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const { documentElement, body } = document
  const left = body.innerHTML
  body.replaceChildren()
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  expect(left, 'what is left on the page').toBe('')
})

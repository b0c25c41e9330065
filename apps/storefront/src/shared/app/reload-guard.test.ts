import { afterEach, expect, it, vi } from 'vitest'

import { fillStorage } from '../../test/fill-storage.ts'
import { mayReload } from './reload-guard.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('APP-8 a page may reload itself once in 10 000 ms', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})

it('APP-8 a page that cannot remember its reload does not reload', () => {
  fillStorage()

  expect(mayReload()).toBe(false)
})

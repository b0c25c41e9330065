import { afterEach, expect, it } from 'vitest'

import { mayReload } from './reload-guard.ts'

afterEach(() => sessionStorage.clear())

it('APP-8 a page may reload itself once in 10 000 ms', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})

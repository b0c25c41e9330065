import type { UnknownValue } from '@selat/sdk'
import { expect } from 'vitest'

/** No version of the contract has this value. */
export const LATER = 'of_a_later_version' as string as UnknownValue

/** Expects that the page shows neither the raw value nor the key of a text; `status.of_a_later_version` would be both. */
export function expectNoRawValues(): void {
  const { body } = document
  expect(body.textContent).not.toContain(LATER)
  expect(body.textContent).not.toMatch(
    /\b(status|state|flow|kind|band|titles|content|per|timeline)\.\w/,
  )
  const named = body.querySelectorAll('[aria-label], [title], [alt]')
  const names = Array.from(named, (element) => element.getAttribute('aria-label') ?? '')
  expect(names.filter((name) => name.includes(LATER))).toEqual([])
}

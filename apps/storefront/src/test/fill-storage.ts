import { vi } from 'vitest'

/** Has the device keep nothing more, as where its disk is full, until mocks are restored. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError')
  })
}

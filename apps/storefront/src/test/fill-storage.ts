import { vi } from 'vitest'

/** Makes the device's storage refuse all writes, as with a full disk, until mocks are restored. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError')
  })
}

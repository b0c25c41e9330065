const storageKey = 'bookingAccess'
const kept = 20

/** Keeps a guest's secret for an order on this device; the newest 20 stay. */
export function rememberBooking(orderId: string, token: string): void {
  const others = readEntries().filter(([id]) => id !== orderId)
  localStorage.setItem(storageKey, JSON.stringify([...others, [orderId, token]].slice(-kept)))
}

export function bookingToken(orderId: string): string | undefined {
  return readEntries().find(([id]) => id === orderId)?.[1]
}

/** The header that proves a guest's right to an order; empty when this device has none. */
export function bookingHeader(orderId: string): { 'Booking-Token'?: string } {
  const token = bookingToken(orderId)
  return token === undefined ? {} : { 'Booking-Token': token }
}

/** Orders that this device can open as a guest, the newest first. */
export function bookingsOnDevice(): string[] {
  return readEntries()
    .map(([orderId]) => orderId)
    .toReversed()
}

type Entry = [orderId: string, token: string]

/** Pairs in a list, because an object would not keep the order of ids that look like numbers. */
function readEntries(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
}

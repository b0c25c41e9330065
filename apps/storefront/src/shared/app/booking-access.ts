import { isId } from '@selat/domain'

import { keepOnDevice } from './keep-on-device.ts'
import { useSession } from './session-store.ts'
import { perVisitor } from './visitor/current-visitor.ts'

const storageKey = 'bookingAccess'
const kept = 20

/**
 * The secrets that could not be stored because the device has no room. They still open the orders on this page, until the
 * account logs out.
 */
const unkept = perVisitor<{ entries: Entry[] | null }>(({ signal }) => {
  const own: { entries: Entry[] | null } = { entries: null }
  const stop = useSession.subscribe(({ token }, before) => {
    if (before.token !== null && token === null) own.entries = null
  })
  signal.addEventListener('abort', stop)
  return own
})

/** Keeps a guest's secret for an order on this device; only the newest 20 are kept. */
export function rememberBooking(orderId: string, token: string): void {
  const others = readEntries().filter(([id]) => id !== orderId)
  const entries: Entry[] = [...others, [orderId, token] as const].slice(-kept)
  unkept().entries = keepOnDevice(storageKey, JSON.stringify(entries)) ? null : entries
}

export function bookingToken(orderId: string): string | undefined {
  return readEntries().find(([id]) => id === orderId)?.[1]
}

/** Returns the header that proves a guest's right to an order; empty if this device has no secret for it. */
export function bookingHeader(orderId: string): { 'Booking-Token'?: string } {
  const token = bookingToken(orderId)
  return token === undefined ? {} : { 'Booking-Token': token }
}

/** Returns the ids of the orders that this device can open as a guest, newest first. Stored texts that are no ids are left out. */
export function bookingsOnDevice(): string[] {
  return readEntries()
    .map(([orderId]) => orderId)
    .filter((id) => isId('order', id))
    .toReversed()
}

type Entry = readonly [orderId: string, token: string]

/** Reads a list of pairs, because an object would not keep the order of ids that look like numbers. */
function readEntries(): Entry[] {
  const { entries } = unkept()
  if (entries) return entries
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

import type { Schemas } from '@selat/sdk'

type Passenger = Schemas['ManifestPassenger']
type Scan = Schemas['ScanInput']

/** A passenger as this device knows him: what the server last told, and what it has not been told yet. */
export type ListedPassenger = Passenger & {
  /** Something that was recorded here is still to be sent. */
  isWaiting: boolean
}

/** Whether a scan's code is this passenger's: the ticket number, or the digest of the QR text. */
export function isCodeOf(code: string, { Number, QrDigest }: Passenger): boolean {
  return code.toUpperCase() === Number.toUpperCase() || code === QrDigest
}

/** The passengers with the scans that wait on this device applied to them, in their order. */
export function applyScans(
  passengers: readonly Passenger[],
  scans: readonly Scan[],
  { sailing, by }: { sailing: string; by: string },
): ListedPassenger[] {
  const here = scans.filter(({ Sailing }) => Sailing === sailing)
  return passengers.map((passenger) => {
    const own = here.filter(({ Code }) => isCodeOf(Code, passenger))
    const CheckedIn = own.reduce((before, scan) => after(before, scan, by), passenger.CheckedIn)
    const State = passenger.State === 'used' ? 'used' : CheckedIn ? 'checked_in' : 'issued'
    return { ...passenger, CheckedIn, State, isWaiting: own.length > 0 }
  })
}

/** The earliest check-in since the last undo counts, as it does on the server. */
function after(before: Passenger['CheckedIn'], { Kind, At, Place, Reason = '' }: Scan, by: string) {
  if (Kind === 'undo') return null
  const isEarlier = before === null || Date.parse(At) < Date.parse(before.At)
  return isEarlier ? { At, Place, By: by, Reason } : before
}

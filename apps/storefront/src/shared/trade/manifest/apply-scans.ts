import type { Schemas } from '@selat/sdk'

type Passenger = Schemas['ManifestPassenger']
type Scan = Schemas['ScanInput']

/** A passenger as this device knows them: the server's last answer, with the scans that are not sent yet. */
export type ListedPassenger = Passenger & {
  /** Whether a scan of the passenger has not been sent yet. */
  isWaiting: boolean
}

/** Whether the code of a scan is that of this passenger: the ticket number, or the digest of the QR text. */
export function isCodeOf(code: string, { Number, QrDigest }: Passenger): boolean {
  return code.toUpperCase() === Number.toUpperCase() || code === QrDigest
}

/** Returns the passengers in their order, with the scans that wait on this device applied to them. */
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

/** Returns the check-in after a scan: the earliest one since the last undo counts, as it does on the server. */
function after(before: Passenger['CheckedIn'], { Kind, At, Place, Reason = '' }: Scan, by: string) {
  if (Kind === 'undo') return null
  const isEarlier = before === null || Date.parse(At) < Date.parse(before.At)
  return isEarlier ? { At, Place, By: by, Reason } : before
}

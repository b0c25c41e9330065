import type { Schemas } from '@selat/sdk'
import { useRef, useState } from 'react'

import { checkIn, recordAnyway } from '../api/check-in.ts'
import { useGateSettings } from '../api/gate-settings.ts'
import { signalVerdict } from '../api/signal-verdict.ts'
import type { ListedPassenger } from '../model/apply-scans.ts'
import { isOutsideCheckIn } from '../model/judge-scan.ts'
import type { Verdict } from '../model/judge-scan.ts'

/** As many verdicts as one scrolls back through. */
const remembered = 20

/** One scan, or the undoing of one. */
type Work = { kind: 'check_in' | 'undo'; text: string; reason?: string }

export type Judged = Verdict & {
  /** Kept for the server to decide, though this device does not know the ticket. */
  isRecorded?: boolean
}

type GateSailing = Pick<
  Schemas['ManifestSailing'],
  'Id' | 'From' | 'CheckInOpensAt' | 'CheckInClosesAt'
>

/** What somebody does at the gate of a sailing, and the verdicts so far, the latest first. */
export function useGate(sailing: GateSailing) {
  const { Id, From } = sailing
  const settings = useGateSettings()
  const [verdicts, setVerdicts] = useState<readonly Judged[]>([])
  const [pending, setPending] = useState(0)
  // One after the other, because what becomes of a scan depends on those before it.
  const last = useRef<Promise<void>>(Promise.resolve())
  const [undoing, askUndo] = useState<Pick<
    ListedPassenger,
    'Number' | 'FirstName' | 'LastName'
  > | null>(null)

  const [explaining, askReason] = useState<Judged | null>(null)

  const judge = async ({ kind, text, reason }: Work) => {
    try {
      const place = settings.place || From.Code
      const gate = { sailing: Id, place, zone: From.TimeZone }
      const wish = { kind, text, ...gate, ...(reason !== undefined && { reason }) }
      const verdict = await checkIn(wish)
      signalVerdict(verdict, settings)
      setVerdicts((before) => [verdict, ...before].slice(0, remembered))
    } finally {
      setPending((count) => count - 1)
    }
  }
  const run = (work: Work) => {
    setPending((count) => count + 1)
    last.current = last.current.then(() => judge(work))
    return last.current
  }
  const recordUnknown = async (verdict: Judged, reason?: string) => {
    const scan = { ...verdict.scan, ...(reason !== undefined && { Reason: reason }) }
    await recordAnyway({ ...verdict, scan })
    setVerdicts((before) =>
      before.map((one) => (one === verdict ? { ...one, isRecorded: true } : one)),
    )
  }
  return {
    verdicts,
    isBusy: pending > 0,
    scan: (text: string) => run({ kind: 'check_in', text }),
    undoing,
    askUndo,
    undo: async (number: string) => {
      askUndo(null)
      await run({ kind: 'undo', text: number })
    },
    /** Records a ticket that this device does not know; outside the check-in times it asks for the reason first. */
    recordAnyway: async (verdict: Judged) => {
      if (isOutsideCheckIn(sailing, verdict.scan.At)) askReason(verdict)
      else await recordUnknown(verdict)
    },
    /** The verdict that a reason is asked for, to let its ticket aboard outside the check-in times. */
    explaining,
    askReason,
    explain: async (verdict: Judged, reason: string) => {
      askReason(null)
      if (verdict.Result === 'unknown_ticket') await recordUnknown(verdict, reason)
      else await run({ kind: 'check_in', text: verdict.scan.Code, reason })
    },
    dismiss: () => setVerdicts([]),
  }
}

export type GateWork = ReturnType<typeof useGate>

import type { Schemas } from '@selat/sdk'
import { useRef, useState } from 'react'

import { checkIn, recordAnyway } from '../api/check-in.ts'
import { useGateSettings } from '../api/gate-settings.ts'
import { signalVerdict } from '../api/signal-verdict.ts'
import type { ListedPassenger } from '../model/apply-scans.ts'
import type { Verdict } from '../model/judge-scan.ts'

/** As many verdicts as one scrolls back through. */
const remembered = 20

export type Judged = Verdict & {
  /** Kept for the server to decide, though this device does not know the ticket. */
  isRecorded?: boolean
}

/** What somebody does at the gate of a sailing, and the verdicts so far, the latest first. */
export function useGate({ Id, From }: Pick<Schemas['ManifestSailing'], 'Id' | 'From'>) {
  const settings = useGateSettings()
  const [verdicts, setVerdicts] = useState<readonly Judged[]>([])
  const [pending, setPending] = useState(0)
  // One after the other, because what becomes of a scan depends on those before it.
  const last = useRef<Promise<void>>(Promise.resolve())
  const [undoing, askUndo] = useState<Pick<
    ListedPassenger,
    'Number' | 'FirstName' | 'LastName'
  > | null>(null)

  const judge = async (kind: 'check_in' | 'undo', text: string) => {
    try {
      const place = settings.place || From.Code
      const verdict = await checkIn({ kind, sailing: Id, text, place })
      signalVerdict(verdict, settings)
      setVerdicts((before) => [verdict, ...before].slice(0, remembered))
    } finally {
      setPending((count) => count - 1)
    }
  }
  const run = (kind: 'check_in' | 'undo', text: string) => {
    setPending((count) => count + 1)
    last.current = last.current.then(() => judge(kind, text))
    return last.current
  }
  return {
    verdicts,
    isBusy: pending > 0,
    scan: (text: string) => run('check_in', text),
    undoing,
    askUndo,
    undo: async (number: string) => {
      askUndo(null)
      await run('undo', number)
    },
    recordAnyway: async (verdict: Judged) => {
      await recordAnyway(verdict)
      setVerdicts((before) =>
        before.map((one) => (one === verdict ? { ...one, isRecorded: true } : one)),
      )
    },
    dismiss: () => setVerdicts([]),
  }
}

export type GateWork = ReturnType<typeof useGate>

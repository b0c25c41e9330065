import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect, useRef, useState } from 'react'

import { notify } from '../../../shared/app/notify.ts'
import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { checkIn, recordAnyway } from '../api/check-in.ts'
import { useGateSettings } from '../api/gate-settings.ts'
import { keepVerdict, readVerdicts } from '../api/kept-verdicts.ts'
import { signalVerdict } from '../api/signal-verdict.ts'
import { isOutsideCheckIn } from '../model/judge-scan.ts'
import { type Judged, withEarlier, withVerdict } from '../model/recent-verdicts.ts'

/** A check-in or its undoing. */
type Work = { kind: 'check_in' | 'undo'; text: string; reason?: string }

export type GateSailing = Pick<
  Schemas['ManifestSailing'],
  'Id' | 'From' | 'CheckInOpensAt' | 'CheckInClosesAt'
>

/**
 * Keeps the verdicts of a gate, the latest first. They survive a reload, because staff are asked about passengers of a
 * moment ago. They never include those of another account.
 */
function useVerdicts(sailing: string) {
  const owner = useScanQueue((line) => line.owner)
  const [verdicts, setVerdicts] = useState<readonly Judged[]>([])
  useEffect(() => {
    if (owner === null) return
    let isCurrent = true
    const showEarlier = async () => {
      const earlier = await readVerdicts(owner, sailing).catch(() => [])
      if (isCurrent) setVerdicts((before) => withEarlier(before, earlier))
    }
    void showEarlier()
    return () => {
      isCurrent = false
      setVerdicts([])
    }
  }, [owner, sailing])
  const add = (verdict: Judged) => {
    setVerdicts((before) => withVerdict(before, verdict))
    // Storing may fail, for example on a full disk; the verdict is shown all the same.
    if (owner !== null) void keepVerdict(owner, sailing, verdict).catch(() => undefined)
  }
  return { verdicts, add }
}

/** Returns the actions at the gate of a sailing, and their outcomes. */
export function useGate(sailing: GateSailing) {
  const { Id, From } = sailing
  const { t } = useTranslation('manifest')
  const settings = useGateSettings()
  const { verdicts, add } = useVerdicts(Id)
  // The scan whose verdict is shown large; none after a reload, when that passenger is no longer at the gate.
  const [latest, setLatest] = useState<string | null>(null)
  const [pending, setPending] = useState(0)
  // Scans are decided one after the other, because the outcome of one depends on those before it.
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
      const request = { kind, text, ...gate, ...(reason !== undefined && { reason }) }
      const verdict = await checkIn(request)
      signalVerdict(verdict, settings)
      add(verdict)
      setLatest(verdict.scan.Id)
    } catch (error) {
      // The passenger must not pass as checked in, and the next one can be scanned all the same.
      notify({
        title: t('gate.notChecked'),
        description: t('gate.notCheckedWhy'),
        variant: 'destructive',
      })
      globalThis.reportError(error)
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
    add({ ...verdict, isRecorded: true })
  }
  return {
    verdicts,
    /** The verdict of the last scan, until it is closed or the page is left. */
    latest: verdicts.find(({ scan }) => scan.Id === latest),
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
    /** The verdict that waits for a reason to let its ticket aboard outside the check-in times. */
    explaining,
    askReason,
    explain: async (verdict: Judged, reason: string) => {
      askReason(null)
      if (verdict.Result === 'unknown_ticket') await recordUnknown(verdict, reason)
      else await run({ kind: 'check_in', text: verdict.scan.Code, reason })
    },
    dismiss: () => setLatest(null),
  }
}

export type GateWork = ReturnType<typeof useGate>

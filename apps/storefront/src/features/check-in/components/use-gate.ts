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
import { withEarlier, withVerdict } from '../model/recent-verdicts.ts'
import type { Judged } from '../model/recent-verdicts.ts'

/** One scan, or the undoing of one. */
type Work = { kind: 'check_in' | 'undo'; text: string; reason?: string }

export type GateSailing = Pick<
  Schemas['ManifestSailing'],
  'Id' | 'From' | 'CheckInOpensAt' | 'CheckInClosesAt'
>

/**
 * The verdicts of a gate, the latest first. They outlive a reload, because who stands at the gate is asked about
 * somebody who came a moment ago; another account's are never among them.
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
    // Such as a full disk: the verdict is shown all the same.
    if (owner !== null) void keepVerdict(owner, sailing, verdict).catch(() => undefined)
  }
  return { verdicts, add }
}

/** What somebody does at the gate of a sailing, and what became of it. */
export function useGate(sailing: GateSailing) {
  const { Id, From } = sailing
  const { t } = useTranslation('manifest')
  const settings = useGateSettings()
  const { verdicts, add } = useVerdicts(Id)
  // The scan whose verdict stands large: none after a reload, when nobody stands before the gate with that ticket.
  const [latest, setLatest] = useState<string | null>(null)
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
      const request = { kind, text, ...gate, ...(reason !== undefined && { reason }) }
      const verdict = await checkIn(request)
      signalVerdict(verdict, settings)
      add(verdict)
      setLatest(verdict.scan.Id)
    } catch (error) {
      // Whoever stands there must not pass for checked in, and the next one is scanned all the same.
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
    /** The verdict that a reason is asked for, to let its ticket aboard outside the check-in times. */
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

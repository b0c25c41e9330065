import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { CircleCheck, CircleX, ScanLine, TriangleAlert } from 'lucide-react'

import { knownBand } from '../../../shared/app/known/known-people.ts'
import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { typedCode } from '../model/read-code.ts'
import type { Judged } from '../model/recent-verdicts.ts'
import type { GateWork } from './use-gate.ts'
import { useVerdictDetail } from './use-verdict-detail.ts'
import { useVerdictText, type VerdictTone } from './use-verdict-text.ts'

const looks = {
  good: { Icon: CircleCheck, frame: 'border-success bg-success-surface', ink: 'text-success' },
  warning: { Icon: TriangleAlert, frame: 'border-warning bg-warning-surface', ink: 'text-warning' },
  bad: {
    Icon: CircleX,
    frame: 'border-destructive bg-destructive-surface',
    ink: 'text-destructive',
  },
} satisfies Record<VerdictTone, object>

export type VerdictPanelProps = { gate: GateWork; passengers: readonly ListedPassenger[] }

/** Shows the verdict of the last scan in large text, because staff read it at arm's length. */
export function VerdictPanel({ gate, passengers }: VerdictPanelProps) {
  const { t } = useTranslation('manifest')
  const verdict = gate.latest
  if (gate.isBusy || !verdict)
    return (
      <div
        aria-busy={gate.isBusy || undefined}
        className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-border p-5 text-center text-muted-foreground"
      >
        <ScanLine aria-hidden className="size-9" />
        <p>{t(gate.isBusy ? 'gate.checking' : 'gate.ready')}</p>
      </div>
    )
  return <Shown verdict={verdict} gate={gate} passengers={passengers} />
}

type ShownProps = VerdictPanelProps & { verdict: Judged }

function Shown({ verdict, gate, passengers }: ShownProps) {
  const textOf = useVerdictText()
  const { tone, title } = textOf(verdict)
  const { Icon, frame, ink } = looks[tone]
  const passenger = passengers.find(({ Number }) => Number === verdict.Number)
  return (
    <section className={`flex min-h-44 gap-4 rounded-xl border-2 p-5 ${frame}`}>
      <Icon aria-hidden className={`size-12 shrink-0 md:size-14 ${ink}`} />
      <div className="min-w-0 grow">
        <p className={`text-2xl leading-tight font-bold md:text-3xl ${ink}`}>{title}</p>
        {verdict.Passenger !== '' && (
          <p className="mt-1.5 text-xl font-bold">{verdict.Passenger}</p>
        )}
        <p className="mt-0.5 tabular">{verdict.Number || typedCode(verdict.scan)}</p>
        {passenger && <PassengerFacts passenger={passenger} />}
        <Detail verdict={verdict} />
        <Actions verdict={verdict} gate={gate} passenger={passenger} />
      </div>
    </section>
  )
}

function Detail({ verdict }: { verdict: Judged }) {
  const text = useVerdictDetail()(verdict)
  return text === '' ? null : <p className="mt-2 font-medium">{text}</p>
}

function PassengerFacts({ passenger }: { passenger: ListedPassenger }) {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  const facts = [
    t(`band.${knownBand(passenger.Band)}`),
    passenger.ClassName,
    format.country(passenger.Nationality),
    passenger.DocumentMasked,
  ]
  return <p className="mt-0.5 text-sm">{facts.filter((fact) => fact !== '').join(' · ')}</p>
}

type ActionsProps = { verdict: Judged; gate: GateWork; passenger: ListedPassenger | undefined }

function Actions({ verdict, gate, passenger }: ActionsProps) {
  const { t } = useTranslation('manifest')
  const canUndo = passenger?.State === 'checked_in' && verdict.Result === 'checked_in'
  const mayBeNew =
    verdict.Result === 'unknown_ticket' && verdict.by === 'device' && verdict.isRecorded !== true
  const needsReason = verdict.Result === 'outside_check_in'
  if (!canUndo && !mayBeNew && !needsReason) return null
  return (
    <div className="mt-3">
      {canUndo && (
        <Button variant="outline" size="sm" onClick={() => gate.askUndo(passenger)}>
          {t('undo.open')}
        </Button>
      )}
      {needsReason && (
        <Button variant="outline" size="sm" onClick={() => gate.askReason(verdict)}>
          {t('reason.open')}
        </Button>
      )}
      {mayBeNew && (
        <Button variant="outline" size="sm" onClick={() => void gate.recordAnyway(verdict)}>
          {t('gate.recordAnyway')}
        </Button>
      )}
    </div>
  )
}

import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'

import { useAct } from '../api/console-context.ts'
import { useClock } from '../clock/use-clock.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { FailureNote } from '../shared/failure-note.tsx'
import { spanText, utcText } from '../shared/instant-text.ts'
import { moneyText } from '../shared/money-text.ts'
import { ProofPicture } from '../shared/proof-picture.tsx'
import { ReasonedDecision } from '../shared/reasoned-decision.tsx'
import { REJECTIONS, type Rejection, type TopUp } from './top-up-text.ts'

const TONES: Readonly<Record<TopUp['state'], 'success' | 'warning' | 'destructive' | 'neutral'>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'destructive',
  cancelled: 'neutral',
}

type TopUpCardProps = {
  topUp: TopUp
  /** Whether the simulation decides the top-up by itself when it is due. */
  isSelfDeciding: boolean
}

export function TopUpCard({ topUp, isSelfDeciding }: TopUpCardProps) {
  const { number, agency, requestedBy, amount, bankFrom, account, note, state, tenant } = topUp
  return (
    <Card asChild>
      <article aria-label={`Top-up ${number}`} className="p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 className="flex items-center gap-1 text-lg leading-tight tabular">
              {number}
              <CopyButton text={number} what="top-up number" />
            </h2>
            <p className="text-sm text-muted-foreground wrap-anywhere">
              {agency}, {requestedBy}
            </p>
          </div>
          <div className="min-w-0 sm:ms-auto sm:text-end">
            <p className="text-lg leading-tight font-bold tabular">{moneyText(amount)}</p>
            <p className="text-sm text-muted-foreground wrap-anywhere">
              {bankFrom} to {account}
            </p>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Badge variant={TONES[state]}>{state}</Badge>
          <Badge>{tenant}</Badge>
        </p>
        {note !== '' && <p className="mt-2 text-sm wrap-anywhere">{note}</p>}
        <Course topUp={topUp} isSelfDeciding={isSelfDeciding} />
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <ProofPicture proof={topUp.proof} />
          <Decisions topUp={topUp} />
        </div>
      </article>
    </Card>
  )
}

function Course({ topUp, isSelfDeciding }: TopUpCardProps) {
  const { requestedAt, settlesAt, decidedAt } = topUp
  const { nowMs } = useClock()
  if (nowMs === null) return null
  const lines = [`told of at ${utcText(requestedAt, nowMs)} UTC`]
  if (decidedAt !== null) lines.push(`decided at ${utcText(decidedAt, nowMs)} UTC`)
  if (isSelfDeciding && settlesAt !== null && Date.parse(settlesAt) > nowMs)
    lines.push(`decided by itself in ${spanText((Date.parse(settlesAt) - nowMs) / 1000)}`)
  return <p className="mt-2 text-sm text-muted-foreground tabular">{lines.join('; ')}</p>
}

type Decision = { kind: 'approve' } | { kind: 'reject'; reason: Rejection }

function Decisions({ topUp: { id, number, decisions } }: { topUp: TopUp }) {
  const decide = useAct(
    ({ topUps }, decision: Decision) =>
      decision.kind === 'approve' ? topUps.approve(id) : topUps.reject(id, decision.reason),
    { said: ({ state }) => `${number} is ${state}` },
  )
  return (
    <div className="flex min-w-0 grow flex-col gap-2 empty:hidden">
      {decisions.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => decide.mutate({ kind: 'approve' })}>
            Approve<span className="sr-only"> {number}</span>
          </Button>
          <ReasonedDecision
            verb="Reject"
            number={number}
            reasons={REJECTIONS}
            onDecide={(reason) => decide.mutate({ kind: 'reject', reason })}
          />
        </div>
      )}
      <FailureNote error={decide.error} />
    </div>
  )
}

import { Button } from '@selat/ui/button'

import { useAct } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { ReasonedDecision } from '../shared/reasoned-decision.tsx'
import { type Failure, FAILURES, type Rejection, REJECTIONS } from './decision-reasons.ts'
import type { Payment } from './payment.ts'

type Decision =
  | { kind: 'approve' | 'settle' | 'fail' }
  | { kind: 'reject'; reason: Rejection }
  | { kind: 'decline'; reason: Failure }

const SAID = {
  approve: 'is approved',
  reject: 'is rejected',
  settle: 'is settled: the money has arrived',
  decline: 'is declined: nothing was taken, and it can be tried again',
  fail: 'is given up',
}

/** Shows the decisions that are possible for a payment in its present state. */
export function DecisionBar({ payment }: { payment: Payment }) {
  const { id, confirmationNumber, decisions, state } = payment
  const decide = useAct(
    ({ payments }, decision: Decision) => {
      switch (decision.kind) {
        case 'reject':
          return payments.reject(id, decision.reason)
        case 'decline':
          return payments.decline(id, decision.reason)
        default:
          return payments[decision.kind](id)
      }
    },
    { said: (_, { kind }) => `${confirmationNumber} ${SAID[kind]}` },
  )
  if (decisions.length === 0) return <FailureNote error={decide.error} />
  const of = <span className="sr-only"> {confirmationNumber}</span>
  return (
    <div className="flex min-w-0 grow flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {decisions.includes('approve') && (
          <Button size="sm" onClick={() => decide.mutate({ kind: 'approve' })}>
            Approve{of}
          </Button>
        )}
        {decisions.includes('settle') && (
          <Button
            size="sm"
            variant={decisions.includes('approve') ? 'outline' : 'secondary'}
            onClick={() => decide.mutate({ kind: 'settle' })}
          >
            {state === 'cancelled' ? 'Money arrives late' : 'Money arrives'}
            {of}
          </Button>
        )}
        {decisions.includes('fail') && (
          <Button size="sm" variant="outline" onClick={() => decide.mutate({ kind: 'fail' })}>
            Give up{of}
          </Button>
        )}
        {decisions.includes('decline') && (
          <ReasonedDecision
            verb="Decline"
            number={confirmationNumber}
            reasons={FAILURES}
            onDecide={(reason) => decide.mutate({ kind: 'decline', reason })}
          />
        )}
        {decisions.includes('reject') && (
          <ReasonedDecision
            verb="Reject"
            number={confirmationNumber}
            reasons={REJECTIONS}
            onDecide={(reason) => decide.mutate({ kind: 'reject', reason })}
          />
        )}
      </div>
      <FailureNote error={decide.error} />
    </div>
  )
}

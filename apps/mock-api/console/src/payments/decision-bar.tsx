import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { useState } from 'react'

import { useAct } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import type { Payment } from './payments-section.tsx'
import { REASONS, type Reason } from './rejection-reasons.ts'

type Decision = { kind: 'approve' | 'settle' | 'fail' } | { kind: 'reject'; reason: Reason }

const SAID = {
  approve: 'is approved',
  reject: 'is rejected',
  settle: 'is settled: the money has arrived',
  fail: 'has failed at the bank',
}

/** What can be done to a payment as it stands now. */
export function DecisionBar({ payment }: { payment: Payment }) {
  const { id, confirmationNumber, decisions, state } = payment
  const [reason, setReason] = useState<Reason>('unreadable')
  const decide = useAct(
    ({ payments }, decision: Decision) =>
      decision.kind === 'reject'
        ? payments.reject(id, decision.reason)
        : payments[decision.kind](id),
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
            Fail at the bank{of}
          </Button>
        )}
        {decisions.includes('reject') && (
          <span className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={`Reason to reject ${confirmationNumber}`}
              value={reason}
              onChange={(event) => setReason(event.target.value as Reason)} // its options are the reasons
              options={REASONS.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm"
            />
            <Button
              size="sm"
              variant="outline"
              onClick={() => decide.mutate({ kind: 'reject', reason })}
            >
              Reject{of}
            </Button>
          </span>
        )}
      </div>
      <FailureNote error={decide.error} />
    </div>
  )
}

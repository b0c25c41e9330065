import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { useState } from 'react'

type ReasonedDecisionProps<Reason extends string> = {
  /** The action of the decision, as in "Reject". */
  verb: string
  /** The number of the thing that is decided. */
  number: string
  reasons: readonly Reason[]
  onDecide: (reason: Reason) => void
}

/** Shows a form for a refusal, with the reason that the requester will read. */
export function ReasonedDecision<Reason extends string>({
  verb,
  number,
  reasons,
  onDecide,
}: ReasonedDecisionProps<Reason>) {
  const [reason, setReason] = useState(reasons[0])
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={`Reason to ${verb.toLowerCase()} ${number}`}
        value={reason}
        onChange={({ target }) => setReason(reasons.find((one) => one === target.value))}
        options={reasons.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm"
      />
      <Button size="sm" variant="outline" onClick={() => reason !== undefined && onDecide(reason)}>
        {verb}
        <span className="sr-only"> {number}</span>
      </Button>
    </span>
  )
}

import { CircleAlert } from 'lucide-react'

import { failureText } from '../api/console-context.ts'

/** Says why an action failed, beside the control that was pressed. */
export function FailureNote({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-destructive">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{failureText(error)}</span>
    </p>
  )
}

import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { type ReactNode, useEffect, useRef } from 'react'

import { useProblemText } from '../app/problem-text.ts'
import { isRefusal } from './idempotency-key.ts'

/**
 * Whether repeating a call would only repeat its failure. A dialog then leaves out the button that repeats it. A limit of
 * calls ends by itself, as does a broken connection.
 */
export function isFinal(failure: CallError | null): boolean {
  return failure?.kind === 'problem' && failure.code !== 'rate_limited' && isRefusal(failure)
}

type DialogFailureProps = {
  failure: CallError
  /** Whether the button that repeats the action is left out. */
  isLast: boolean
  children?: ReactNode
}

/** Says in a dialog why its action failed. If the button that had the focus is left out now, the text takes the focus. */
export function DialogFailure({ failure, isLast, children }: DialogFailureProps) {
  const toText = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLast) box.current?.focus()
  }, [isLast])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="destructive"
      live="assertive"
      className="outline-none not-first:mt-3"
    >
      <p>{toText(failure)}</p>
      {children}
    </Alert>
  )
}

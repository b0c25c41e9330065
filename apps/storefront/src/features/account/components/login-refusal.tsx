import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { useEffect, useState } from 'react'

import { useProblemText } from '../../../shared/problem-text.ts'

/** Why the login was refused. After too many tries it says how long to wait, and goes when that time is over. */
export function LoginRefusal({ error }: { error: CallError }) {
  const toText = useProblemText()
  const waitSeconds = error.kind === 'problem' ? error.retryAfterSeconds : null
  const isOver = useElapsed(waitSeconds)
  if (isOver) return null
  return (
    <Alert variant="destructive" live="assertive">
      {toText(error)}
    </Alert>
  )
}

function useElapsed(seconds: number | null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (seconds === null) return
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isOver
}

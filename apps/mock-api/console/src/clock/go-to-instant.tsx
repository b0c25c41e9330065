import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { type FormEvent, useState } from 'react'

import { failureText } from '../api/console-context.ts'
import { useClockActions } from './use-clock-actions.ts'
import { useClock } from './use-clock.ts'

/** Sets the clock to an instant. Frozen time stays frozen, and running time runs on from there. */
export function GoToInstant() {
  const { state } = useClock()
  const actions = useClockActions()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ms = Date.parse(`${typed}Z`)
    setIsWrong(Number.isNaN(ms))
    if (Number.isNaN(ms) || state === null) return
    actions.mutate({ kind: 'set', instant: new Date(ms).toISOString(), isFrozen: state.frozen })
  }
  const error = isWrong
    ? 'Choose a day and a time first.'
    : actions.error && failureText(actions.error)
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Day and time, UTC" error={error}>
        <div className="flex flex-wrap gap-2">
          <Input
            type="datetime-local"
            step={1}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-9 w-auto min-w-52 grow basis-0 py-1"
          />
          <Button type="submit" size="sm" loading={actions.isPending}>
            Go there
          </Button>
        </div>
      </Field>
    </form>
  )
}

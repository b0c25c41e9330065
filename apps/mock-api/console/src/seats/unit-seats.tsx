import type { ConsoleClient } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'
import { Input } from '@selat/ui/input'
import { type FormEvent, useState } from 'react'

import { useAct } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'

/** The number of units of a class, a room or an option, and how many are sold, held and left. */
export type Units = { capacity: number; sold: number; held: number; left: number }

type UnitSeatsProps = {
  units: Units
  name: string
  leave: (client: ConsoleClient, left: number) => Promise<unknown>
}

const MAX = 5000
const low = 'min-h-8 px-2.5 py-0.5'

/** Shows the stock of one unit as a bar, with a form to set how many are left. */
export function UnitSeats({ units, name, leave }: UnitSeatsProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const set = useAct(leave, {
    said: (_, left) => `${name}: ${left === 0 ? 'sold out' : `${left} left`}`,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const left = Number(typed)
    const isGood = typed.trim() !== '' && Number.isInteger(left) && left >= 0 && left <= MAX
    setIsWrong(!isGood)
    if (isGood) set.mutate(left, { onSuccess: () => setTyped('') })
  }
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-muted-foreground tabular">
          <Legend tone="bg-brand" label="sold" count={units.sold} />
          <Legend tone="bg-accent" label="held" count={units.held} />
          <Legend tone="border border-input bg-card" label="left" count={units.left} />
        </span>
      </p>
      <Bar units={units} />
      <form onSubmit={submit} noValidate className="mt-2 flex flex-wrap items-center gap-1.5">
        <Input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Left of ${name}`}
          aria-invalid={isWrong || undefined}
          placeholder={String(units.left)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          className="min-h-8 w-16 px-2.5 py-0.5 text-sm"
        />
        <Button type="submit" size="sm" variant="outline" className={low}>
          Set left<span className="sr-only"> in {name}</span>
        </Button>
        <Button size="sm" variant="ghost" className={low} onClick={() => set.mutate(1)}>
          Leave 1<span className="sr-only"> in {name}</span>
        </Button>
        <Button size="sm" variant="ghost" className={low} onClick={() => set.mutate(0)}>
          Sell out<span className="sr-only"> {name}</span>
        </Button>
      </form>
      {isWrong && (
        <p role="alert" className="mt-1 text-sm font-medium text-destructive">
          A whole number from 0 to {MAX.toLocaleString('en')}.
        </p>
      )}
      <FailureNote error={set.error} />
    </div>
  )
}

function Legend({ tone, label, count }: { tone: string; label: string; count: number }) {
  return (
    <span className="ms-3 inline-flex items-center gap-1.5 first:ms-0">
      <span aria-hidden className={`size-2.5 rounded-xs ${tone}`} />
      {count} {label}
    </span>
  )
}

/**
 * Draws the numbers above it, so it is hidden from screen readers. The policy of the page forbids styles in markup, but allows
 * widths that a script sets.
 */
function Bar({ units: { capacity, sold, held } }: Pick<UnitSeatsProps, 'units'>) {
  const share = (count: number) => `${capacity === 0 ? 0 : (count / capacity) * 100}%`
  return (
    <div
      aria-hidden
      className="mt-1 flex h-2.5 overflow-hidden rounded-full border border-input/60 bg-card"
    >
      <div className="bg-brand" style={{ width: share(sold) }} />
      <div className="bg-accent" style={{ width: share(held) }} />
    </div>
  )
}

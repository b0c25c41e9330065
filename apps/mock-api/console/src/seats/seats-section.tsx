import type { ConsoleClient } from '@selat/mock-api/console'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'

import { isGone, useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { useClock } from '../clock/use-clock.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { Hint } from '../shared/hint.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { ProductDayChooser } from './product-day-chooser.tsx'
import { SailingCard } from './sailing-card.tsx'

type Directions = Awaited<ReturnType<ConsoleClient['sailings']['directions']>>

const DAY_MS = 86_400_000

const WHAT = [
  { value: 'ferry', label: 'Sailings' },
  { value: 'hotel', label: 'Hotels' },
  { value: 'attraction', label: 'Attractions' },
  { value: 'package', label: 'Packages' },
  { value: 'transport', label: 'Transport' },
  { value: 'cruise', label: 'Cruises' },
] as const

export function SeatsSection() {
  const { params, set } = useParams()
  const what = WHAT.find(({ value }) => value === params.of)?.value ?? 'ferry'
  return (
    <SectionPage
      title="Seats"
      lead="Seats of a sailing by class, or what is left of another product on a day. What is held and sold stays; what there is grows or shrinks around it."
    >
      <Field label="What" className="max-w-64">
        <Select
          value={what}
          onChange={(event) => set({ of: event.target.value, product: '' }, { replace: true })}
          options={WHAT}
          className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm"
        />
      </Field>
      {what === 'ferry' ? <Sailings /> : <ProductDayChooser content={what} />}
    </SectionPage>
  )
}

function Sailings() {
  const { data: facts } = useLive(['directions'], (client) => client.sailings.directions(), {
    everyMs: 3_600_000,
  })
  const { nowMs } = useClock()
  if (!facts || nowMs === null) return null
  return <Chooser facts={facts} tomorrow={new Date(nowMs + DAY_MS).toISOString().slice(0, 10)} />
}

function Chooser({ facts, tomorrow }: { facts: Directions; tomorrow: string }) {
  const { params, set } = useParams()
  const ways = facts.directions.map(({ from, to }) => ({
    value: `${from.code}-${to.code}`,
    label: `${from.name} to ${to.name}`,
  }))
  const way = ways.some(({ value }) => value === params.way) ? params.way : ways[0]?.value
  const date = params.date ?? tomorrow
  const [from = '', to = ''] = way?.split('-') ?? []
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Field label="Route" className="min-w-64 grow sm:max-w-xl">
          <Select
            value={way}
            onChange={(event) => set({ way: event.target.value }, { replace: true })}
            options={ways}
            className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm"
          />
        </Field>
        <Field label="Date" className="w-44">
          <Input
            type="date"
            value={date}
            onChange={(event) => {
              // The value is empty while the user types. The sailings that are shown stay meanwhile.
              if (event.target.value !== '') set({ date: event.target.value }, { replace: true })
            }}
            className="min-h-9 py-1 text-sm"
          />
        </Field>
      </div>
      <SailingList facts={facts} from={from} to={to} date={date} />
    </>
  )
}

type SailingListProps = { facts: Directions; from: string; to: string; date: string }

function SailingList({ facts, from, to, date }: SailingListProps) {
  const { data, error } = useLive(['sailings', from, to, date], (client) =>
    client.sailings.list({ from, to, date }),
  )
  if (error && !isGone(error) && !data) return <FailureNote error={error} />
  if (!data) return null
  if (data.sailings.length === 0)
    return <Hint title="Nothing sails on this way that day">Choose another day or route.</Hint>
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {data.sailings.map((sailing) => (
        <li key={sailing.id} className="min-w-0">
          <SailingCard
            sailing={sailing}
            operator={facts.operators.find(({ code }) => code === sailing.operator)?.name}
            classNames={facts.classes}
          />
        </li>
      ))}
    </ul>
  )
}

import type { ConsoleClient } from '@selat/mock-api/console'
import { Card } from '@selat/ui/card'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { useClock } from '../clock/use-clock.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { FailureNote } from '../shared/failure-note.tsx'
import { UnitSeats } from './unit-seats.tsx'

type Stocked = Awaited<ReturnType<ConsoleClient['stock']['products']>>['products'][number]

const DAY_MS = 86_400_000

/** Chooses a product of a kind and a day, and shows its stock on that day. */
export function ProductDayChooser({ content }: { content: Stocked['content'] }) {
  const { params, set } = useParams()
  const { nowMs } = useClock()
  const { data } = useLive(['stocked'], (client) => client.stock.products(), {
    everyMs: 3_600_000,
  })
  const products = data?.products.filter((product) => product.content === content) ?? []
  const chosen = products.find(({ id }) => id === params.product) ?? products[0]
  if (!chosen || nowMs === null) return null
  const date = params.date ?? new Date(nowMs + DAY_MS).toISOString().slice(0, 10)
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Field label="Product" className="min-w-64 grow sm:max-w-xl">
          <Select
            value={chosen.id}
            onChange={(event) => set({ product: event.target.value }, { replace: true })}
            options={products.map(({ id, name }) => ({ value: id, label: name }))}
            className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm"
          />
        </Field>
        <Field label="Date" className="w-44">
          <Input
            type="date"
            value={date}
            onChange={(event) => {
              // The value is empty while the user types. The day that is shown stays meanwhile.
              if (event.target.value !== '') set({ date: event.target.value }, { replace: true })
            }}
            className="min-h-9 py-1 text-sm"
          />
        </Field>
      </div>
      <ProductDayCard product={chosen} date={date} />
    </>
  )
}

function ProductDayCard({ product: { id, name }, date }: { product: Stocked; date: string }) {
  const { data, error } = useLive(['stock', id, date], ({ stock }) => stock.find({ id, date }))
  if (!data) return <FailureNote error={error} />
  return (
    <Card asChild>
      <article aria-label={`${name}, ${date}`} className="p-4">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{name}</span>
          <CopyButton text={`${id}/${date}`} what="resource" />
        </p>
        <ul className="mt-3 grid gap-x-8 gap-y-3 border-t border-border pt-3 lg:grid-cols-2">
          {data.units.map(({ unit, ...units }) => (
            <li key={unit}>
              <UnitSeats
                units={units}
                name={unit}
                leave={({ stock }, left) => stock.leave({ id, date }, left, unit)}
              />
            </li>
          ))}
        </ul>
      </article>
    </Card>
  )
}

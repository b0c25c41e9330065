import type { ReactNode } from 'react'

type QuoteSumProps = {
  /** The parts of the total. */
  lines: readonly { name: string; value: string }[]
  total: { name: string; value: string }
  /** Says where the money goes to. */
  note?: ReactNode
}

/** Shows the total of a quote below its parts. */
export function QuoteSum({ lines, total, note }: QuoteSumProps) {
  return (
    <dl className="rounded-xl bg-muted/60 p-5">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-0.5">
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-border pt-3">
        <dt className="text-lg font-semibold">{total.name}</dt>
        <dd className="text-2xl font-bold tabular max-[20rem]:text-lg">{total.value}</dd>
        {note && <dd className="basis-full text-muted-foreground">{note}</dd>}
      </div>
    </dl>
  )
}

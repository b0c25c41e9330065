import type { ReactNode } from 'react'

import { CopyButton } from '../../../../shared/kit/copy-button.tsx'

export type PayableFigureProps = {
  label: string
  value: string
  note?: ReactNode
  copy: { text: string; label: string }
}

/** Surrounds the figures that the payer types into their bank's form, one below the other. */
export function PayableFigures({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 overflow-hidden rounded-xl border border-border bg-card">{children}</div>
  )
}

/** Shows a figure in large type, with a button that copies it in the form that the bank expects. */
export function PayableFigure({ label, value, note, copy }: PayableFigureProps) {
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-2 border-t border-border px-4 py-3.5 max-[20rem]:flex-wrap max-[20rem]:px-3 first:border-t-0 sm:px-5">
      <dl className="min-w-0 max-[20rem]:basis-full">
        <dt className="board-label text-muted-foreground">{label}</dt>
        <dd className="text-xl leading-tight font-bold tracking-tight wrap-anywhere tabular max-[20rem]:text-base sm:text-2xl">
          {value}
        </dd>
        {note && <dd className="mt-0.5 text-sm text-muted-foreground">{note}</dd>}
      </dl>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <CopyButton {...copy} />
      </div>
    </div>
  )
}

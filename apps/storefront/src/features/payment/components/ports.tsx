import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type PortProps = {
  /** The content of the port's mark; a finished port shows a check instead. */
  mark: ReactNode
  isDone?: boolean
  children: ReactNode
}

/** Shows steps one after the other, as ports of call on a line down the page. */
export function Ports({ label, children }: { label: string; children: ReactNode }) {
  return <ol aria-label={label}>{children}</ol>
}

export function Port({ mark, isDone = false, children }: PortProps) {
  return (
    <li className="group grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 sm:gap-x-5">
      <div aria-hidden className="flex flex-col items-center">
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full border-2 border-brand text-sm font-bold tabular ${
            isDone ? 'bg-brand text-brand-foreground' : 'bg-background text-brand-text'
          }`}
        >
          {isDone ? <Check className="size-4" strokeWidth={3} /> : mark}
        </span>
        <span className="w-0.5 grow bg-border group-last:hidden" />
      </div>
      <div className="min-w-0 pb-9 group-last:pb-0">{children}</div>
    </li>
  )
}

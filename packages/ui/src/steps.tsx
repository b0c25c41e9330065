import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from './cn.ts'

export type StepsProps = {
  label: string
  /** The steps in order. `link` wraps the name of a step to which the visitor can go back. */
  steps: readonly { name: string; link?: (name: ReactNode) => ReactNode }[]
  /** The index of the current step. */
  current: number
  /** The text before the name of a finished step for screen readers, for example “Done:”. */
  doneText: string
  className?: string
}

/** Shows the progress of a checkout as ports of call on one line. */
export function Steps({ label, steps, current, doneText, className }: StepsProps) {
  return (
    <nav data-slot="steps" aria-label={label} className={className}>
      <ol className="flex">
        {steps.map((step, index) => {
          const isDone = index < current
          const isCurrent = index === current
          return (
            <li
              key={step.name}
              aria-current={isCurrent ? 'step' : undefined}
              className={cn(
                'relative flex min-w-0 grow basis-0 flex-col items-start gap-1.5 pe-3 text-sm last:grow-0 last:basis-auto last:pe-0',
                isCurrent ? 'font-bold text-foreground' : 'text-muted-foreground',
              )}
            >
              {index < steps.length - 1 && (
                <span
                  aria-hidden
                  className={cn(
                    'absolute start-6 end-0 top-3 h-px',
                    isDone ? 'bg-brand' : 'bg-border',
                  )}
                />
              )}
              <span
                aria-hidden
                className={cn(
                  'relative grid size-6 place-items-center rounded-full border-2 text-xs font-bold tabular',
                  isDone && 'border-brand bg-brand text-brand-foreground',
                  isCurrent && 'border-brand bg-background text-brand-text',
                  !isDone && !isCurrent && 'border-border bg-background',
                )}
              >
                {isDone ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
              </span>
              <span
                className={cn(
                  'min-w-0 hyphens-auto',
                  // On a phone the current name alone is shown, and may reach below the next steps.
                  isCurrent ? 'max-sm:whitespace-nowrap' : 'max-sm:sr-only',
                )}
              >
                {isDone && <span className="sr-only">{doneText} </span>}
                {isDone && step.link ? step.link(step.name) : step.name}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

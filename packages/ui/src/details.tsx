import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

export type DetailsProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode
  /** An element at the end of the summary, such as an amount or a count. */
  trailing?: ReactNode
  children: ReactNode
}

/** Shows the browser's own disclosure element. If several have the same `name`, only one is open at a time. */
export function Details({ summary, trailing, className, children, ...props }: DetailsProps) {
  return (
    <details data-slot="details" className={cn('border-b border-border', className)} {...props}>
      <summary className="flex min-h-12 list-none items-center gap-x-3 gap-y-1 py-2.5 font-semibold max-[20rem]:flex-wrap [&::-webkit-details-marker]:hidden">
        {/* A page of such a width has no room for both, so the element at the end goes below the summary and its arrow. */}
        <span className="min-w-0 grow max-[20rem]:basis-[calc(100%-2rem)]">{summary}</span>
        {trailing && (
          <span className="shrink-0 font-normal tabular max-[20rem]:order-last">{trailing}</span>
        )}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-[rotate] [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

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
      <summary className="flex min-h-12 list-none items-center gap-3 py-2.5 font-semibold max-[20rem]:flex-wrap max-[20rem]:gap-y-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow max-[20rem]:basis-0">{summary}</span>
        {/* On the narrowest screens it goes below the summary, which had room for one letter beside it. */}
        {trailing && (
          <span className="shrink-0 font-normal tabular max-[20rem]:order-last max-[20rem]:shrink max-[20rem]:basis-full max-[20rem]:text-end">
            {trailing}
          </span>
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

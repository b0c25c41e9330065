import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from './cn.ts'

export type BreadcrumbProps = {
  label: string
  /** The links, given as elements; the last item is the page itself, as text. */
  items: readonly ReactNode[]
  className?: string
}

export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={label}
      className={cn('text-sm text-muted-foreground', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            // eslint-disable-next-line react/no-array-index-key -- the items of a path are never reordered
            <li
              key={index}
              aria-current={isLast ? 'page' : undefined}
              className="flex items-center gap-1.5 [&_a]:underline-offset-4 [&_a:hover]:underline"
            >
              {item}
              {!isLast && <ChevronRight aria-hidden className="size-3.5" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

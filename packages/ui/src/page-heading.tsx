import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

export type PageHeadingProps = ComponentProps<'h1'> & {
  /** A small line above the heading, such as the step, the route or the booking number. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Elements beside the heading, from medium screens up. */
  actions?: ReactNode
}

/** Shows the h1 of the page. It takes focus when a navigation ends; the app calls focus() through its ref. */
export function PageHeading({
  eyebrow,
  lead,
  actions,
  className,
  children,
  ...props
}: PageHeadingProps) {
  return (
    <div
      data-slot="page-heading"
      className={cn('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}
    >
      <div className="max-w-2xl min-w-0">
        {eyebrow && <p className="mb-2 board-label text-muted-foreground">{eyebrow}</p>}
        <h1
          tabIndex={-1}
          className="text-3xl outline-none max-[20rem]:text-2xl md:text-4xl"
          {...props}
        >
          {children}
        </h1>
        {lead && <p className="mt-3 text-lg text-muted-foreground">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}

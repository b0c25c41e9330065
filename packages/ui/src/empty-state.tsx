import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

export type EmptyStateProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** The picture, such as a Seascape. */
  illustration?: ReactNode
  /** The next step; every empty state should have one. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({
  title,
  description,
  illustration,
  action,
  headingLevel = 2,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      data-slot="empty-state"
      className={cn(
        'grid items-center gap-6 overflow-hidden rounded-xl border border-border bg-card md:grid-cols-5',
        className,
      )}
      {...props}
    >
      {illustration && (
        <div className="h-full min-h-44 md:col-span-2 [&>*]:size-full">{illustration}</div>
      )}
      <div
        className={cn(
          'px-6 pb-7 md:py-10',
          illustration ? 'md:col-span-3 md:ps-2' : 'pt-7 md:col-span-5',
        )}
      >
        <Heading className="text-2xl">{title}</Heading>
        {description && <p className="mt-2 max-w-prose text-muted-foreground">{description}</p>}
        {children}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </section>
  )
}

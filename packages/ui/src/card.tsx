import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export type CardProps = ComponentProps<'div'> & {
  /** Whether the look goes to the only child: a section, an article, a list item. */
  asChild?: boolean
}

export function Card({ asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return (
    <Element
      data-slot="card"
      className={cn(
        'rounded-xl border border-border bg-card text-foreground shadow-card print:shadow-none',
        className,
      )}
      {...props}
    />
  )
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-header"
      className={cn('flex flex-col gap-1 px-5 pt-5 sm:px-6', className)}
      {...props}
    />
  )
}

export type CardTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 | 4 }

export function CardTitle({ level = 2, className, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const
  return <Heading data-slot="card-title" className={cn('text-xl', className)} {...props} />
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-content" className={cn('p-5 sm:px-6', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-footer"
      className={cn(
        'flex flex-wrap items-center gap-3 border-t border-border px-5 py-4 sm:px-6',
        className,
      )}
      {...props}
    />
  )
}

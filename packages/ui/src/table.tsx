import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export type TableProps = ComponentProps<'table'> & {
  /**
   * The caption for screen readers. It also names the region that scrolls sideways, which is no landmark, because the
   * section around it is one.
   */
  caption: string
}

export function Table({ caption, className, children, ...props }: TableProps) {
  return (
    <div
      data-slot="table"
      role="group"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className={cn('w-full border-collapse text-sm tabular', className)} {...props}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead className={cn('border-b-2 border-border text-muted-foreground', className)} {...props} />
  )
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      className={cn(
        '[&_tr]:border-b [&_tr:hover]:bg-muted/60 [&_tr:last-child]:border-0',
        className,
      )}
      {...props}
    />
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn(className)} {...props} />
}

export type TableCellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: 'start' | 'end' }

export function TableHeader({
  align = 'start',
  className,
  scope = 'col',
  ...props
}: TableCellProps & { scope?: 'col' | 'row' }) {
  return (
    <th
      scope={scope}
      className={cn(
        'px-3 py-2 font-semibold whitespace-nowrap',
        align === 'end' ? 'text-end' : 'text-start',
        className,
      )}
      {...props}
    />
  )
}

export function TableCell({ align = 'start', className, ...props }: TableCellProps) {
  return (
    <td
      className={cn('px-3 py-2 align-top', align === 'end' ? 'text-end' : 'text-start', className)}
      {...props}
    />
  )
}

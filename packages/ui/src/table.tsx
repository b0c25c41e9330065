import { type ComponentProps, useCallback, useState } from 'react'

import { cn } from './cn.ts'

type RegionName = { 'aria-label': string } | { 'aria-labelledby': string }

/** Holds a table that scrolls sideways where it is wider than the page, so that the page itself does not. */
export function TableRegion({
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'ref'> & RegionName) {
  const { ref, canScroll } = useCanScroll()
  return (
    <div
      ref={ref}
      role="group"
      // A region that scrolls must be reachable by keyboard; one that does not would be a stop without a purpose.
      {...(canScroll && { tabIndex: 0 })}
      // Words stay whole here even on the narrowest pages, because what is too wide can be scrolled to.
      className={cn('overflow-x-auto wrap-break-word', className)}
      {...props}
    >
      {children}
    </div>
  )
}

/** Returns whether the element is narrower than its contents; it counts as such until it was measured. */
function useCanScroll() {
  const [canScroll, setCanScroll] = useState(true)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return
    const measure = () => setCanScroll(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, canScroll }
}

export type TableProps = ComponentProps<'table'> & {
  /**
   * The caption for screen readers. It also names the region that scrolls sideways, which is no landmark, because the
   * section around it is one.
   */
  caption: string
}

export function Table({ caption, className, children, ...props }: TableProps) {
  return (
    <TableRegion data-slot="table" aria-label={caption}>
      <table className={cn('w-full border-collapse text-sm tabular', className)} {...props}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </TableRegion>
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

import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

/**
 * Shows a placeholder in the size of the content. Screen readers skip it, so put aria-busy and a status text on the
 * region.
 */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('h-4 animate-tide rounded-sm bg-muted', className)}
      {...props}
    />
  )
}

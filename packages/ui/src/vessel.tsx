import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

/** A fast ferry from the side, bow to the right. Decoration only. */
export function Vessel({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      data-slot="vessel"
      aria-hidden
      viewBox="0 0 36 16"
      fill="currentColor"
      className={cn('h-4 w-9', className)}
      {...props}
    >
      <path d="M1.500 9h33c-1.700 3.900-4.600 5.500-8.500 5.500H6.500C3.700 14.500 2 12.500 1.500 9Z" />
      <path d="M5.500 7.800V5.300c0-.8.6-1.300 1.400-1.300h14.200c.7 0 1.300.2 1.900.6l4.500 3.200Z" />
      <path d="M10 3V1.200c0-.4.3-.7.7-.7h5.600c.4 0 .7.1 1 .4L19 3Z" />
    </svg>
  )
}

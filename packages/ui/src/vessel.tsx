import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

/** Draws a fast ferry from the side, with its bow to the right, as decoration. */
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
      <path d="M1.5 9h33c-1.7 3.9-4.6 5.5-8.5 5.5H6.5C3.7 14.5 2 12.5 1.5 9Z" />
      <path d="M5.5 7.8V5.3c0-.8.6-1.3 1.4-1.3h14.2c.7 0 1.3.2 1.9.6l4.5 3.2Z" />
      <path d="M10 3V1.2c0-.4.3-.7.7-.7h5.6c.4 0 .7.1 1 .4L19 3Z" />
    </svg>
  )
}

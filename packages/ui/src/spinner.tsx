import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The accessible name; leave it out if a text beside the spinner already says what is loading. */
  label?: string
}

export function Spinner({ label, className, ...props }: SpinnerProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      className={cn('size-5 animate-spin', className)}
      {...name}
      {...props}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export type ProgressProps = Omit<ComponentProps<'progress'>, 'aria-label' | 'children'> & {
  label: string
  /** The progress out of `max`; absent if it is unknown. */
  value?: number
  max?: number
}

export function Progress({ label, max = 100, className, ...props }: ProgressProps) {
  return (
    <progress
      data-slot="progress"
      aria-label={label}
      max={max}
      className={cn(
        'h-2 w-full appearance-none overflow-hidden rounded-full bg-muted indeterminate:animate-tide indeterminate:bg-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width] forced-colors:border forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  )
}

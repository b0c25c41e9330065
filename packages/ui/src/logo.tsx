import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export type LogoProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The accessible name; leave it out if the name is written beside the mark. */
  label?: string
}

/** Draws two shores with a line between them. */
export function Logo({ label, className, ...props }: LogoProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      data-slot="logo"
      viewBox="0 0 40 40"
      className={cn('size-9', className)}
      {...name}
      {...props}
    >
      <path d="M4 6c7 0 11 3 13 8s-1 8-1 12 2 6 2 8H8a4 4 0 0 1-4-4Z" className="fill-brand" />
      <path
        d="M36 34c-6 0-10-3-11.5-8s1.5-7 1.5-12-2-6-2-8h8a4 4 0 0 1 4 4Z"
        className="fill-brand"
      />
      <path
        d="M8 23.5c3.2-3 6-3 9-.7s6 2.3 9 0 5.5-2 6.5-1"
        fill="none"
        strokeWidth="2.8"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  )
}

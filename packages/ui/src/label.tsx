import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- the caller sets htmlFor or wraps the control
  return <label data-slot="label" className={cn('text-sm font-semibold', className)} {...props} />
}

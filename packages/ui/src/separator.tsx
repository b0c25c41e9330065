import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="separator" className={cn('border-t border-border', className)} {...props} />
}

import type { ReactNode } from 'react'

import { cn } from './cn.ts'

export type PricePerProps = {
  /** The text before the amount, such as “from”. */
  before?: ReactNode
  /** The amount, formatted. */
  amount: string
  /** The unit, such as “per person”. */
  per?: ReactNode
  size?: 'sm' | 'md'
  className?: string
}

/** Shows an amount with its unit. */
export function PricePer({ before, amount, per, size = 'md', className }: PricePerProps) {
  return (
    <p data-slot="price-per" className={cn('tabular', className)}>
      {before && <span className="block text-sm text-muted-foreground">{before} </span>}
      <span
        className={cn(
          'block font-bold whitespace-nowrap',
          size === 'md' ? 'text-2xl' : 'text-base',
        )}
      >
        {amount}
      </span>
      {per && <span className="block text-sm text-muted-foreground"> {per}</span>}
    </p>
  )
}

import { Star } from 'lucide-react'

import { cn } from './cn.ts'

export type RatingProps = {
  /** The average, formatted with one decimal. */
  average: string
  /** The number of ratings, formatted. */
  count: string
  /** The sentence with both for screen readers: “4.6 out of 5 from 128 reviews”. */
  label: string
  className?: string
}

/** Shows the average rating of guests: one star and two numbers. */
export function Rating({ average, count, label, className }: RatingProps) {
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={label}
      className={cn('inline-flex items-center gap-1 whitespace-nowrap tabular', className)}
    >
      <Star aria-hidden className="size-4 fill-current text-accent-text" />
      <span className="font-semibold text-foreground">{average}</span>
      <span className="text-muted-foreground">({count})</span>
    </span>
  )
}

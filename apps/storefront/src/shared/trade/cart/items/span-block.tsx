import { SpanLine, type SpanLineProps } from '@selat/ui/span-line'
import type { ReactNode } from 'react'

type SpanBlockProps = Pick<SpanLineProps, 'track' | 'from' | 'until' | 'between' | 'sentence'> & {
  children: ReactNode
}

/** Shows the way from one end to the other, and below it the contents for it. */
export function SpanBlock({ children, ...line }: SpanBlockProps) {
  return (
    <div className="flex flex-col gap-4">
      <SpanLine size="cart" {...line} />
      {children}
    </div>
  )
}

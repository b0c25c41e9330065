import type { ComponentProps } from 'react'

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className="sr-only" {...props} />
}

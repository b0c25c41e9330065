import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'
import { controlVariants } from './input.tsx'

/** As with an `Input`, `maxLength` is left out, because a browser cuts what is pasted beyond it without a word. */
export type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'>

export function Textarea({ className, rows = 4, ...props }: TextareaProps) {
  const field = useFieldControl(props)
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(controlVariants(), 'field-sizing-content min-h-26 resize-y', className)}
      {...props}
      {...field}
    />
  )
}

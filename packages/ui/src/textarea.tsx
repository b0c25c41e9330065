import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'
import { controlVariants } from './input.tsx'

export type TextareaProps = ComponentProps<'textarea'>

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

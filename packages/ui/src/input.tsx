import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

/** The shared look of all controls in which users type or choose. */
export const controlVariants = cva(
  'min-h-11 w-full min-w-0 rounded-md border border-input bg-raised px-3.5 py-2 text-base text-foreground transition-[border-color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive',
)

/**
 * `maxLength` is left out, because a browser cuts what is pasted beyond it without a word, even from the middle of a code or
 * an amount. A field keeps the whole text, and its error says how long the text may be.
 */
export type InputProps = Omit<ComponentProps<'input'>, 'maxLength'>

export function Input({ className, type = 'text', ...props }: InputProps) {
  const field = useFieldControl(props)
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlVariants(), className)}
      {...props}
      {...field}
    />
  )
}

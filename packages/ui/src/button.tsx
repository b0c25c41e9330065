import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export const buttonVariants = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md text-center font-semibold no-underline transition-[background-color,border-color,color,box-shadow,translate] select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-70 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        main: 'forced-colors:border bg-accent text-accent-foreground shadow-[inset_0_1px_0_oklch(1_0_0/0.25),0_8px_20px_-12px_var(--ui-accent)] hover:bg-accent-hover',
        secondary: 'forced-colors:border bg-brand text-brand-foreground hover:bg-brand/90',
        outline:
          'border border-input/60 bg-card text-foreground hover:border-input hover:bg-muted aria-pressed:border-brand aria-pressed:bg-brand-surface',
        ghost: 'text-foreground hover:bg-muted',
        link: 'text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive:
          'forced-colors:border bg-destructive-fill text-destructive-foreground hover:bg-destructive-fill/90',
      },
      size: {
        sm: 'min-h-9 px-3.5 py-1.5 text-sm max-[20rem]:px-2.5',
        md: 'min-h-11 px-5 py-2 text-base',
        lg: 'min-h-13 rounded-lg px-7 py-3 text-lg max-[20rem]:px-3 max-[20rem]:text-base',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-6 px-0 py-0' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Whether the look goes to the only child, such as the router's link. */
    asChild?: boolean
    /** Whether it shows a spinner and ignores clicks; it keeps the focus. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root data-slot="button" className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    )
  }
  // `disabled` is not used, because a disabled button loses focus, and screen readers lose their place.
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      data-slot="button"
      type={type}
      className={classes}
      onClick={loading ? swallow : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}

import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

const alertVariants = cva('flex items-start gap-3 rounded-lg border px-4 py-3.5 text-base', {
  variants: {
    variant: {
      info: 'border-info/30 bg-info-surface [&>svg]:text-info',
      success: 'border-success/30 bg-success-surface [&>svg]:text-success',
      warning: 'border-warning/30 bg-warning-surface [&>svg]:text-warning',
      destructive: 'border-destructive/30 bg-destructive-surface [&>svg]:text-destructive',
    },
  },
  defaultVariants: { variant: 'info' },
})

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, destructive: CircleAlert }

export type AlertProps = Omit<ComponentProps<'div'>, 'title' | 'role'> &
  VariantProps<typeof alertVariants> & {
    title?: ReactNode
    action?: ReactNode
    /** The way in which it is announced when it appears: 'polite' waits for a pause, 'assertive' does not. */
    live?: 'off' | 'polite' | 'assertive'
  }

export function Alert({
  variant,
  title,
  action,
  live = 'off',
  className,
  children,
  ...props
}: AlertProps) {
  const Icon = ICONS[variant ?? 'info']
  const role = live === 'off' ? undefined : live === 'polite' ? 'status' : 'alert'
  return (
    <div
      data-slot="alert"
      role={role}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden className="mt-0.75 size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cn(title ? 'mt-0.5 text-sm' : undefined)}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}

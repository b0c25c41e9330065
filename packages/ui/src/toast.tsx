import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

const toastVariants = cva(
  'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-lg border p-4 pe-2 shadow-raised',
  {
    variants: {
      variant: {
        default: 'border-border bg-raised text-foreground',
        destructive: 'border-destructive-fill bg-destructive-fill text-destructive-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export type ToastProps = VariantProps<typeof toastVariants> & {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  closeLabel: string
  onDismiss: () => void
}

export function Toast({ variant, title, description, action, closeLabel, onDismiss }: ToastProps) {
  return (
    <div
      data-slot="toast"
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-atomic
      className={cn(toastVariants({ variant }))}
    >
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-sm">{description}</p>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden />}
        size="sm"
        className="-mt-1 text-inherit hover:bg-foreground/10"
        onClick={onDismiss}
      />
    </div>
  )
}

export type ToastViewportProps = { label: string; children?: ReactNode }

/** Holds the toasts: at the top of small screens; at the bottom right, at most 420 px wide, from medium ones up. */
export function ToastViewport({ label, children }: ToastViewportProps) {
  return (
    <section
      data-slot="toast-viewport"
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 py-4 ps-[max(1rem,env(safe-area-inset-left))] pe-[max(1rem,env(safe-area-inset-right))] md:inset-x-auto md:end-0 md:top-auto md:bottom-0 md:w-full md:max-w-[420px]"
    >
      <div className="flex flex-col-reverse gap-2 md:flex-col">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'

import { Button, type ButtonProps } from './button.tsx'
import { cn } from './cn.ts'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'asChild' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={cn('aspect-square px-0 py-0 text-lg', size === 'sm' && 'text-base', className)}
      {...props}
    >
      {icon}
    </Button>
  )
}

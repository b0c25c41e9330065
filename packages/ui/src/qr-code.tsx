import type { ComponentProps } from 'react'
import { encode } from 'uqr'

import { cn } from './cn.ts'

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  /** The text to encode, or modules that are already encoded: true is black. */
  value: string | readonly (readonly boolean[])[]
  label: string
  /** The share of the code that may be damaged: L 7 %, M 15 %, Q 25 %, H 30 %. */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H'
}

/** The empty modules on each side of the code, because scanners need four. */
const QUIET = 4

function toPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isBlack, x) => (isBlack ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
    )
    .join('')
}

/** Shows a QR code in black on white in every appearance, because many scanners cannot read the reverse. */
export function QrCode({ value, label, errorCorrection = 'M', className, ...props }: QrCodeProps) {
  const modules =
    typeof value === 'string' ? encode(value, { ecc: errorCorrection, border: 0 }).data : value
  const size = modules.length + 2 * QUIET
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('size-40 rounded-sm', className)}
      {...props}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={toPath(modules)} fill="#000" />
    </svg>
  )
}

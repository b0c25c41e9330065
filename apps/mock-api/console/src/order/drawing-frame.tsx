import type { ReactNode } from 'react'

type DrawingFrameProps = {
  /** A sentence that says what the drawing shows. The tables beside it have the same content in words. */
  label: string
  width: number
  height: number
  children: ReactNode
}

/** Shows a drawing at its own size, so that its texts stay readable. If it is too wide, it scrolls. */
export function DrawingFrame({ label, width, height, children }: DrawingFrameProps) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="mx-auto block max-w-none tabular"
      >
        {children}
      </svg>
    </div>
  )
}

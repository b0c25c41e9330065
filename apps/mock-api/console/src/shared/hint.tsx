import type { ReactNode } from 'react'

/** Stands in place of an empty list, and says how its first entry comes about. */
export function Hint({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-dashed border-input/60 px-5 py-6">
      <p className="font-semibold">{title}</p>
      <div className="mt-1 max-w-prose text-sm text-muted-foreground">{children}</div>
    </div>
  )
}

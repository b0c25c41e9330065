import { Card } from '@selat/ui/card'
import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Shows a part of a section with its own heading. */
export function Panel({ title, note, actions, children }: PanelProps) {
  return (
    <Card asChild>
      <section className="min-w-0">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <h2 className="text-base">{title}</h2>
            {note && <p className="text-sm text-muted-foreground">{note}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
        <div className="p-4 sm:p-5">{children}</div>
      </section>
    </Card>
  )
}

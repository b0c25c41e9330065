import type { ReactNode } from 'react'

type SectionPageProps = {
  title: string
  lead: ReactNode
  /** The actions on the whole section, beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Shows one section of the console. Its heading takes focus when the user arrives by keyboard or link. */
export function SectionPage({ title, lead, actions, children }: SectionPageProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          <p className="mt-1 max-w-prose text-sm text-pretty text-muted-foreground">{lead}</p>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

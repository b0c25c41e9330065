import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

export type TicketFact = {
  label: string
  value: ReactNode
  /** Whether it takes two columns, for texts that may be long. */
  isWide?: boolean
}

export type TicketProps = Omit<ComponentProps<'article'>, 'title' | 'children' | 'aria-label'> & {
  /** The accessible name of the ticket: its passenger and sailing. */
  label: string
  /** The title, such as “Boarding pass”. */
  title: ReactNode
  operator: ReactNode
  /** The operator's or tenant's logo, in front of its name. */
  logo?: ReactNode
  passenger: TicketFact
  /** The sailing, as a CrossingLine of size 'ticket'. */
  crossing: ReactNode
  facts: readonly TicketFact[]
  /** The state, as a Badge. */
  status?: ReactNode
  /** The code, as a QrCode; absent until the ticket is issued. */
  qr?: ReactNode
  stubFacts?: readonly TicketFact[]
  /** Whether all of it is greyed, because it is used or void. */
  isSpent?: boolean
  /** The note below the ticket's facts: what to do at the gate. */
  note?: ReactNode
}

/** Shows a boarding pass with a stub; on paper it is black on white and in one piece. */
export function Ticket({
  label,
  title,
  operator,
  logo,
  passenger,
  crossing,
  facts,
  status,
  qr,
  stubFacts = [],
  isSpent = false,
  note,
  className,
  ...props
}: TicketProps) {
  return (
    <article
      data-slot="ticket"
      data-spent={isSpent || undefined}
      aria-label={label}
      className={cn('ticket', className)}
      {...props}
    >
      <div className="ticket-paper">
        <header
          data-theme="dark"
          className="ticket-head flex flex-wrap items-center gap-x-3 gap-y-1 bg-board px-5 py-3 sm:px-6 print:border-b print:bg-transparent"
        >
          {logo}
          <span className="min-w-0 grow font-bold">{operator}</span>
          <span className="board-label text-muted-foreground">{title}</span>
        </header>
        <div className="ticket-main flex flex-col gap-5 px-5 py-5 sm:px-6">
          <div className="flex items-start justify-between gap-4 max-[20rem]:flex-col">
            <Fact fact={passenger} isHero />
            {status}
          </div>
          {crossing}
          <Facts facts={facts} className="grid-cols-2 max-[20rem]:grid-cols-1 sm:grid-cols-4" />
          {note && <p className="text-sm text-muted-foreground">{note}</p>}
        </div>
        <div className="ticket-stub flex flex-wrap gap-5 px-5 py-5">
          {qr}
          <Facts facts={stubFacts} className="min-w-0 grow content-start" />
        </div>
      </div>
    </article>
  )
}

function Facts({ facts, className }: { facts: readonly TicketFact[]; className: string }) {
  if (facts.length === 0) return null
  return (
    <div className={cn('grid gap-x-4 gap-y-3', className)}>
      {facts.map((fact) => (
        <Fact key={fact.label} fact={fact} />
      ))}
    </div>
  )
}

function Fact({ fact, isHero = false }: { fact: TicketFact; isHero?: boolean }) {
  return (
    <dl className={cn('min-w-0', fact.isWide && 'col-span-2 max-[20rem]:col-span-1')}>
      <dt className="board-label text-muted-foreground">{fact.label}</dt>
      <dd className={cn('font-semibold tabular', isHero && 'text-xl font-bold')}>{fact.value}</dd>
    </dl>
  )
}

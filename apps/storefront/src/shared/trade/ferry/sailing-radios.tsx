import { type ReactNode, useId } from 'react'

import { SectorCrossing, type SectorCrossingProps } from './sector-crossing.tsx'

type DaySailing = NonNullable<SectorCrossingProps['sailing']> & { Id: string }

export type SailingRadiosProps<Sailing extends DaySailing> = {
  legend: string
  /** The route of all the sailings. */
  crossing: {
    From: SectorCrossingProps['from']
    To: SectorCrossingProps['to']
    OperatorName: string
  }
  sailings: readonly Sailing[]
  isOpen: (sailing: Sailing) => boolean
  /** The price and the seats that are left, or the reason why a sailing cannot be chosen. */
  renderTerms: (sailing: Sailing) => ReactNode
  value: string | null
  onChange: (sailing: string) => void
}

/** Lists an operator's sailings of a day as radio buttons, in the manner of a departure board. */
export function SailingRadios<Sailing extends DaySailing>(props: SailingRadiosProps<Sailing>) {
  const { legend, crossing, sailings, isOpen, renderTerms, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-card">
        {sailings.map((sailing) => (
          <SailingRadio
            key={sailing.Id}
            name={name}
            crossing={crossing}
            sailing={sailing}
            isOpen={isOpen(sailing)}
            isChosen={sailing.Id === value}
            onChoose={() => onChange(sailing.Id)}
          >
            {renderTerms(sailing)}
          </SailingRadio>
        ))}
      </div>
    </fieldset>
  )
}

type SailingRadioProps = Pick<SailingRadiosProps<DaySailing>, 'crossing'> & {
  /** The name of the group of radio buttons. */
  name: string
  sailing: DaySailing
  isOpen: boolean
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Shows a row of the list. Its accessible name is its sailing; its terms are its description. */
function SailingRadio(props: SailingRadioProps) {
  const { name, crossing, sailing, isOpen, isChosen, onChoose, children } = props
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 has-checked:bg-brand-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring sm:grid-cols-[auto_minmax(0,1fr)_9.5rem] sm:px-5 ${isOpen ? 'cursor-pointer' : 'bg-muted/50 text-muted-foreground'}`}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={sailing.Id}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
        aria-labelledby={`${id}-crossing`}
        aria-describedby={`${id}-terms`}
        className="size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-raised outline-none checked:border-[0.4375rem] checked:border-brand disabled:opacity-50 forced-colors:appearance-auto"
      />
      <div id={`${id}-crossing`} className="min-w-0">
        <SectorCrossing
          size="results"
          from={crossing.From}
          to={crossing.To}
          sailing={sailing}
          operatorName={crossing.OperatorName}
        />
      </div>
      <span id={`${id}-terms`} className="contents">
        {children}
      </span>
    </label>
  )
}

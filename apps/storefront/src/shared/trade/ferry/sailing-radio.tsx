import { useId } from 'react'
import type { ReactNode } from 'react'

import { SectorCrossing } from './sector-crossing.tsx'
import type { SectorCrossingProps } from './sector-crossing.tsx'

export type SailingRadioProps = Pick<SectorCrossingProps, 'from' | 'to' | 'operatorName'> & {
  /** The name of the group of radio buttons. */
  name: string
  sailing: NonNullable<SectorCrossingProps['sailing']> & { Id: string }
  isOpen: boolean
  isChosen: boolean
  onChoose: () => void
  /** The price and the seats that are left, or the reason why it cannot be chosen. */
  children: ReactNode
}

/**
 * A row of a day's board, of which one can be chosen. Its accessible name is its sailing; its price, or the reason why it
 * cannot be chosen, is its description.
 */
export function SailingRadio(props: SailingRadioProps) {
  const { name, from, to, operatorName, sailing, isOpen, isChosen, onChoose, children } = props
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
          from={from}
          to={to}
          sailing={sailing}
          operatorName={operatorName}
        />
      </div>
      <span id={`${id}-terms`} className="contents">
        {children}
      </span>
    </label>
  )
}

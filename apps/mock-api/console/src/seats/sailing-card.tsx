import type { ConsoleClient } from '@selat/mock-api/console'
import { Card } from '@selat/ui/card'
import { CrossingTrack } from '@selat/ui/crossing-track'

import { CopyButton } from '../shared/copy-button.tsx'
import { UnitSeats } from './unit-seats.tsx'

export type Sailing = Awaited<ReturnType<ConsoleClient['sailings']['list']>>['sailings'][number]

type SailingCardProps = {
  sailing: Sailing
  operator: string | undefined
  classNames: readonly { code: string; name: string }[]
}

export function SailingCard({ sailing, operator, classNames }: SailingCardProps) {
  const { id, from, to, vessel, departsAt, arrivesAt, classes } = sailing
  return (
    <Card asChild>
      <article aria-label={`${clockOf(departsAt)} ${from} to ${to}, ${vessel}`} className="p-4">
        <div className="flex items-center gap-3">
          <End code={from} at={departsAt} />
          <div className="min-w-12 grow">
            <CrossingTrack isSmall />
          </div>
          <End code={to} at={arrivesAt} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
          {operator ?? sailing.operator}, {vessel}
          <CopyButton text={id} what="sailing id" />
        </p>
        <ul className="mt-3 flex flex-col gap-3 border-t border-border pt-3">
          {classes.map(({ class: travelClass, seatsLeft, ...seats }) => (
            <li key={travelClass}>
              <UnitSeats
                units={{ ...seats, left: seatsLeft }}
                name={classNames.find(({ code }) => code === travelClass)?.name ?? travelClass}
                leave={({ sailings }, left) => sailings.leaveSeats(id, left, travelClass)}
              />
            </li>
          ))}
        </ul>
      </article>
    </Card>
  )
}

/** The times of a sailing are local already, so they are shown as they are written. */
const clockOf = (local: string) => local.slice(11, 16)

function End({ code, at }: { code: string; at: string }) {
  return (
    <p className="shrink-0">
      <span className="block text-xl leading-tight font-bold tracking-tight tabular">
        {clockOf(at)}
      </span>
      <span className="board-label block text-muted-foreground">{code}</span>
    </p>
  )
}

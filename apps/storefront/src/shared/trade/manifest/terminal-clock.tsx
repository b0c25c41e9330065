import { calendarDateIn } from '@selat/domain'
import { useFormat } from '@selat/i18n'
import { createContext, type ReactNode, use, useMemo } from 'react'

import { useToday } from '../../kit/use-today.ts'
import { useReaderZone } from '../agency/use-zone.ts'

/** The zone of the terminal that is shown, and the present day there. */
type TerminalDay = { zone: string; today: string }

const TerminalContext = createContext<TerminalDay | null>(null)

/** Shows all times of its children in the zone of one terminal, wherever the device is. */
export function TerminalClock({ zone, children }: { zone: string; children: ReactNode }) {
  const today = useToday(zone)
  const day = useMemo(() => ({ zone, today }), [zone, today])
  return <TerminalContext value={day}>{children}</TerminalContext>
}

/** Returns the zone of a terminal if it is known, else that of the page, else the reader's. */
export function useTerminalZone(known?: string): string {
  const page = use(TerminalContext)?.zone
  const reader = useReaderZone()
  return known ?? page ?? reader
}

/** Returns the functions that write instants in the terminal's time, with its zone. */
export function useTerminalClock() {
  const format = useFormat()
  const zone = useTerminalZone()
  const today = use(TerminalContext)?.today
  return {
    zone,
    instant: (at: string) => format.instant(at, zone),
    /** Writes only the time if the instant is today. */
    moment: (at: string) =>
      calendarDateIn(at, zone) === today ? format.zonedClock(at, zone) : format.instant(at, zone),
  }
}

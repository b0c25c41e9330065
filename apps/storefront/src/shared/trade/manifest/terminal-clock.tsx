import { calendarDateIn } from '@selat/domain'
import { useFormat } from '@selat/i18n'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'

import { useToday } from '../../kit/use-today.ts'
import { useReaderZone } from '../agency/use-zone.ts'

/** The zone of the terminal that is looked at, and which day it is there. */
type TerminalDay = { zone: string; today: string }

const TerminalContext = createContext<TerminalDay | null>(null)

/** Everything below is told in the time of one terminal, wherever the device is. */
export function TerminalClock({ zone, children }: { zone: string; children: ReactNode }) {
  const today = useToday(zone)
  const day = useMemo(() => ({ zone, today }), [zone, today])
  return <TerminalContext value={day}>{children}</TerminalContext>
}

/** The zone of a terminal; where it is not known that of the page, and of a page without one the reader's. */
export function useTerminalZone(known?: string): string {
  const page = use(TerminalContext)?.zone
  const reader = useReaderZone()
  return known ?? page ?? reader
}

/** Tells instants in the terminal's time, with its zone. */
export function useTerminalClock() {
  const format = useFormat()
  const zone = useTerminalZone()
  const today = use(TerminalContext)?.today
  return {
    zone,
    instant: (at: string) => format.instant(at, zone),
    /** The clock alone for what happened today. */
    moment: (at: string) =>
      calendarDateIn(at, zone) === today ? format.zonedClock(at, zone) : format.instant(at, zone),
  }
}

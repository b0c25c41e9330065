export type CalendarEvent = Record<string, string>

/** Returns the events of an iCalendar file (RFC 5545), each as its properties without their parameters. */
export function readCalendar(text: string): CalendarEvent[] {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const events: CalendarEvent[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? []
    if (name === 'BEGIN' && value === 'VEVENT') events.push({})
    const event = events.at(-1)
    if (event && name !== 'BEGIN' && name !== 'END') event[name] ??= value
  }
  return events
}

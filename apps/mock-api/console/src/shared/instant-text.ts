/** Formats the time of an instant in a zone, such as `14:30:05`. */
export function clockText(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(ms)
}

export function dayText(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(ms)
    .replace(',', '')
}

/** Formats an instant in UTC. The day is left out if it is today. */
export function utcText(instant: string, now: number): string {
  const ms = Date.parse(instant)
  const clock = clockText(ms, 'UTC')
  const day = dayText(ms, 'UTC')
  return day === dayText(now, 'UTC') ? clock : `${day.replace(/^\w+ | \d+$/g, '')} ${clock}`
}

/** Formats a span in its two largest units: `12 min 30 s`, `2 d 3 h`. */
export function spanText(seconds: number): string {
  const units = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ] as const
  let rest = Math.max(0, Math.round(seconds))
  const parts: string[] = []
  for (const [name, size] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${name}`)
  }
  return parts.slice(0, 2).join(' ') || '0 s'
}

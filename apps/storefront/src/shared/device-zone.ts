/** The zone of the clock that the visitor looks at, for instants that belong to no terminal. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

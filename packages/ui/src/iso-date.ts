/** A calendar date without a zone, as `YYYY-MM-DD`. */
export type IsoDate = string

/** Returns local midnight of a date, because the calendar library uses local days. */
export function toLocalDate(iso: IsoDate): Date {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function toIsoDate(date: Date): IsoDate {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

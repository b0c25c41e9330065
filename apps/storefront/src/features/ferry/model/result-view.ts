import {
  NO_SAILING_FILTER,
  SAILING_SORTS,
  type SailingFilter,
  type SailingSort,
  TIMES_OF_DAY,
} from '@selat/domain'

/** The order, the filters and the picked sailings of the results. All of it is kept in the address. */
export type ResultView = {
  sort: SailingSort
  filter: Omit<SailingFilter, 'maxAdultPrice'>
  /**
   * The highest price for an adult on one leg, in minor units of its currency. It has no effect while another currency is
   * shown.
   */
  maxPrice: { amount: number; currency: string } | null
  /** `sailing~class` for each leg; an empty text if none is picked. */
  picks: string[]
}

const names = {
  sort: 'sort',
  operator: 'op',
  class: 'cls',
  time: 'time',
  max: 'max',
  change: 'chg',
  pick: 'pick',
}
const maxLegs = 6

export function parseResultView(params: URLSearchParams): ResultView {
  const list = (name: string) =>
    (params.get(name) ?? '').split('.').filter((text) => /^[A-Z]{2,4}$/.test(text))
  const times = (params.get(names.time) ?? '').split('.')
  const max = /^([1-9]\d{0,14})([A-Z]{3})$/.exec(params.get(names.max) ?? '')
  const picks = params.getAll(names.pick).slice(0, maxLegs)
  return {
    sort: SAILING_SORTS.find((sort) => sort === params.get(names.sort)) ?? SAILING_SORTS[0],
    filter: {
      ...NO_SAILING_FILTER,
      operatorCodes: list(names.operator),
      classCodes: list(names.class),
      timesOfDay: TIMES_OF_DAY.filter((time) => times.includes(time)),
      isChangeableOnly: params.get(names.change) === '1',
    },
    maxPrice: max ? { amount: Number(max[1]), currency: String(max[2]) } : null,
    picks: picks.map((pick) => (/^sai_[A-Za-z0-9_-]{4,60}~[A-Z]{3}$/.test(pick) ? pick : '')),
  }
}

/** Writes the view to parameters beside those of the search; defaults are left out. */
export function serializeResultView({
  sort,
  filter,
  maxPrice,
  picks,
}: ResultView): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value !== '' && params.set(name, value)
  set(names.sort, sort === SAILING_SORTS[0] ? '' : sort)
  set(names.operator, filter.operatorCodes.join('.'))
  set(names.class, filter.classCodes.join('.'))
  set(names.time, filter.timesOfDay.join('.'))
  set(names.max, maxPrice === null ? '' : `${maxPrice.amount}${maxPrice.currency}`)
  set(names.change, filter.isChangeableOnly ? '1' : '')
  const last = picks.findLastIndex((pick) => pick !== '')
  for (const pick of picks.slice(0, last + 1)) params.append(names.pick, pick)
  return params
}

export function countFilters({ filter, maxPrice }: ResultView): number {
  return (
    filter.operatorCodes.length +
    filter.classCodes.length +
    filter.timesOfDay.length +
    Number(filter.isChangeableOnly) +
    Number(maxPrice !== null)
  )
}

import type { Schemas } from '@selat/sdk'

import { codec, type Codec, day, fitting, oneOf } from '../../../shared/kit/address/codec.ts'

export const manifestViews = ['passengers', 'gate', 'handover', 'log'] as const
export type ManifestView = (typeof manifestViews)[number]

export const passengerStatuses = ['missing', 'checkedIn'] as const
export type PassengerStatus = (typeof passengerStatuses)[number]

export const sortKeys = ['name', 'nationality', 'born', 'class', 'booking', 'status'] as const
export type SortKey = (typeof sortKeys)[number]

/**
 * The filters and the order of the list of a sailing. The text of the search is a passenger's name, so it is kept out of the
 * address.
 */
export type PassengerQuery = {
  band?: Schemas['PassengerBand']
  nationality?: string
  class?: string
  status?: PassengerStatus
  sort: SortKey
  isDescending: boolean
}

/** The board of a day, or one sailing of it, as the address gives it. */
export type ManifestPlace = {
  /** The code of the terminal; the authority's first terminal if it is missing. */
  terminal?: string
  direction: Schemas['ManifestDirectionRequest']
  /** The day of the board; today at the terminal if it is missing. */
  date?: string
  sailing?: string
  view: ManifestView
  list: PassengerQuery
}

export const anyPassenger: PassengerQuery = { sort: 'name', isDescending: false }

const bands = [
  'adult',
  'child',
  'infant',
  'senior',
] as const satisfies readonly Schemas['PassengerBand'][]

const sortOf = ({ sort, isDescending }: Pick<PassengerQuery, 'sort' | 'isDescending'>) =>
  `${isDescending ? '-' : ''}${sort}` as const

const sorts = sortKeys.flatMap((sort) => [sort, `-${sort}`] as const)

const params = codec({
  terminal: fitting(/^[A-Z]{3,4}$/),
  direction: oneOf(['departure', 'arrival'], { implied: 'departure' }),
  date: day(),
  sailing: fitting(/^sai_[A-Za-z0-9_-]{4,60}$/),
  view: oneOf(manifestViews, { implied: 'passengers' }),
  band: oneOf<Schemas['PassengerBand']>(bands),
  nationality: fitting(/^[A-Z]{2}$/),
  class: fitting(/^[A-Z]{3}$/),
  status: oneOf(passengerStatuses),
  /** The column to sort by; a minus before it means descending. */
  sort: oneOf(sorts, { implied: 'name' }),
})

export const manifestAddress: Codec<ManifestPlace> = {
  parse(search) {
    const {
      terminal,
      date,
      sailing,
      direction,
      view,
      sort = 'name',
      ...filters
    } = params.parse(search)
    return {
      ...(terminal !== undefined && { terminal }),
      ...(date !== undefined && { date }),
      ...(sailing !== undefined && { sailing }),
      direction: direction ?? 'departure',
      view: view ?? 'passengers',
      list: { ...filters, ...readSort(sort) },
    }
  },
  serialize: ({ list: { sort, isDescending, ...filters } = anyPassenger, ...place }) =>
    params.serialize({ ...place, ...filters, sort: sortOf({ sort, isDescending }) }),
  change: (place, patch) => ({ ...place, ...patch }),
}

function readSort(text: (typeof sorts)[number]): Pick<PassengerQuery, 'sort' | 'isDescending'> {
  const sort = sortKeys.find((key) => key === text.replace(/^-/, ''))
  return sort ? { sort, isDescending: text.startsWith('-') } : anyPassenger
}

import { isCalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

export const manifestViews = ['passengers', 'gate', 'handover', 'log'] as const
export type ManifestView = (typeof manifestViews)[number]

export const passengerStatuses = ['missing', 'checkedIn'] as const
export type PassengerStatus = (typeof passengerStatuses)[number]

export const sortKeys = ['name', 'nationality', 'born', 'class', 'booking', 'status'] as const
export type SortKey = (typeof sortKeys)[number]

/** Whom the list of a sailing shows, and in which order. What one types to find somebody is a name, so no address has it. */
export type PassengerQuery = {
  band?: Schemas['PassengerBand']
  nationality?: string
  class?: string
  status?: PassengerStatus
  sort: SortKey
  isDescending: boolean
}

/** The board of a day, or one sailing of it, as the address says it. */
export type ManifestPlace = {
  /** The authority's first when there is none. */
  terminal?: string
  direction: Schemas['ManifestDirectionRequest']
  /** Today at the terminal when there is none. */
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

/** Reads an address. A value that cannot be is left out, so that an old or mistyped link still opens the board. */
export function parseManifestPlace(params: URLSearchParams): ManifestPlace {
  const text = (name: string) => params.get(name) ?? ''
  const fits = (name: string, form: RegExp) => (form.test(text(name)) ? text(name) : undefined)
  return {
    ...known({
      terminal: fits('terminal', /^[A-Z]{3,4}$/),
      date: isCalendarDate(text('date')) ? text('date') : undefined,
      sailing: fits('sailing', /^sai_[A-Za-z0-9_-]{4,60}$/),
    }),
    direction: text('direction') === 'arrival' ? 'arrival' : 'departure',
    view: manifestViews.find((view) => view === text('view')) ?? 'passengers',
    list: {
      ...known({
        band: bands.find((band) => band === text('band')),
        nationality: fits('nationality', /^[A-Z]{2}$/),
        class: fits('class', /^[A-Z]{3}$/),
        status: passengerStatuses.find((status) => status === text('status')),
      }),
      ...parseSort(text('sort')),
    },
  }
}

/** A place as an address; what goes without saying is not in it. */
export function serializeManifestPlace(place: ManifestPlace): URLSearchParams {
  const { terminal, direction, date, sailing, view, list } = place
  const { sort, isDescending, ...filters } = list
  return new URLSearchParams(
    Object.entries(
      known({
        terminal,
        direction: direction === 'departure' ? undefined : direction,
        date,
        sailing,
        view: view === 'passengers' ? undefined : view,
        ...filters,
        sort: sort === 'name' && !isDescending ? undefined : `${isDescending ? '-' : ''}${sort}`,
      }),
    ),
  )
}

function parseSort(text: string): Pick<PassengerQuery, 'sort' | 'isDescending'> {
  const sort = sortKeys.find((key) => key === text.replace(/^-/, ''))
  return sort ? { sort, isDescending: text.startsWith('-') } : anyPassenger
}

/** The fields that have a value. */
function known<Fields extends Record<string, string | undefined>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // The fields that are left have their own types, but for `undefined`.
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}

import { isCalendarDate } from '@selat/domain'

/**
 * Reads and writes one parameter of an address; undefined if a text is invalid, or a value is the default and therefore not
 * written.
 */
export type Param<Value> = {
  read: (text: string) => Value | undefined
  write: (value: Value) => string | undefined
}

// A record of parameters of different values has no closer type than this.
type Params = Record<string, { read: (text: string) => unknown; write: (value: never) => unknown }>

/** The values of an address; a missing parameter is absent. */
export type ValuesOf<Of extends Params> = {
  [Name in keyof Of]?: Exclude<ReturnType<Of[Name]['read']>, undefined>
}

/** Some of the values; undefined removes a parameter from the address. */
export type Patch<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

export type Codec<Values> = {
  /** Parses an address. Invalid values are left out, so that an old or mistyped link still opens the page. */
  parse: (params: URLSearchParams) => Values
  /** Serialises the values in the order of the declaration, without defaults. */
  serialize: (values: Patch<Values>) => URLSearchParams
  /** Changes some of the values. A changed list starts at its first page. */
  change: (values: Values, patch: Patch<Values>) => Patch<Values>
}

type Options<Values> = {
  /** The parameter of the list's page: its number or its cursor. */
  place?: keyof Values & string
  /** Removes values that exclude one another. */
  fit?: (values: Values) => Values
}

/** Declares the parameters of a page's address. */
export function codec<const Of extends Params>(
  params: Of,
  { place, fit = (values) => values }: Options<ValuesOf<Of>> = {},
): Codec<ValuesOf<Of>> {
  const named = Object.entries(params) as [keyof Of & string, Param<unknown>][] // each one gets only values of its own type
  return {
    parse: (search) =>
      fit(
        withoutAbsent(
          named.map(([name, { read }]) => [name, read(search.get(name) ?? '')]),
        ) as ValuesOf<Of>, // `read` of the same parameter has returned each value
      ),
    serialize: (values) =>
      new URLSearchParams(
        withoutAbsent(
          named.map(([name, { write }]) => {
            const value = values[name]
            return [name, value === undefined ? undefined : write(value)]
          }),
        ) as Record<string, string>, // `write` returns texts
      ),
    change: (values, patch) => ({
      ...values,
      ...(place !== undefined && { [place]: undefined }),
      ...patch,
    }),
  }
}

/**
 * Creates a codec whose values are never absent: a missing parameter has its value of `defaults`, and values equal to
 * their default are not written.
 * @example complete(codec({ adults: count() }), { adults: 2 }).parse(new URLSearchParams()) // { adults: 2 }
 */
export function complete<Choice extends object>(
  { parse, serialize }: Codec<{ [Name in keyof Choice]?: NonNullable<Choice[Name]> }>,
  defaults: Choice,
): Codec<Choice> {
  return {
    parse: (search) => ({ ...defaults, ...parse(search) }),
    serialize: (values) => {
      const said = Object.entries(values).filter(
        // the values have the names of their defaults
        ([name, value]) => value !== null && value !== defaults[name as keyof Choice],
      )
      return serialize(Object.fromEntries(said) as Parameters<typeof serialize>[0]) // null was filtered out
    },
    change: (values, patch) => ({ ...values, ...patch }),
  }
}

function withoutAbsent(entries: (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Declares one of several values; the `implied` value is not written. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  { implied }: { implied?: NoInfer<Value> } = {},
): Param<Value> {
  const said = (value: Value | undefined) => (value === implied ? undefined : value)
  return { read: (text) => said(values.find((value) => value === text)), write: said }
}

/** Declares a day of the calendar, as `2026-12-12`. */
export function day(): Param<string> {
  return { read: (text) => (isCalendarDate(text) ? text : undefined), write: sayText }
}

/** Declares a search text, trimmed and cut to the length that the call accepts. */
export function words({ max }: { max: number }): Param<string> {
  return {
    read: (text) => text.trim().slice(0, max).trim() || undefined,
    write: sayText,
  }
}

/** Declares a text that matches a pattern. */
export function fitting(form: RegExp): Param<string> {
  return { read: (text) => (form.test(text) ? text : undefined), write: sayText }
}

/** Declares a count of at most two digits; a count below `min` is not written. */
export function count({ min = 0 }: { min?: number } = {}): Param<number> {
  const said = (value: number) => (value >= min ? value : undefined)
  return {
    read: (text) => (/^\d{1,2}$/.test(text) ? said(Number(text)) : undefined),
    write: (value) => said(value)?.toString(),
  }
}

/** Declares a typed text, cut to the length of its field. */
export function typed({ max }: { max: number }): Param<string> {
  return { read: (text) => text.slice(0, max) || undefined, write: sayText }
}

/** Declares the number of a page; the first is not written. */
export function pageNumber({ max }: { max: number }): Param<number> {
  const isOne = (page: number) => page > 1 && page <= max
  return {
    read: (text) => (/^[1-9]\d*$/.test(text) && isOne(Number(text)) ? Number(text) : undefined),
    write: (page) => (page > 1 ? String(page) : undefined),
  }
}

function sayText(text: string): string | undefined {
  return text === '' ? undefined : text
}

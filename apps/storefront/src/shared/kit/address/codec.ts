import { isCalendarDate } from '@selat/domain'

/** How one parameter of an address is read and written; undefined where a text cannot be, or a value goes without saying. */
export type Param<Value> = {
  read: (text: string) => Value | undefined
  write: (value: Value) => string | undefined
}

// A record of parameters of different values has no closer type than this.
type Params = Record<string, { read: (text: string) => unknown; write: (value: never) => unknown }>

/** What an address says; a parameter that is not in it is absent. */
export type ValuesOf<Of extends Params> = {
  [Name in keyof Of]?: Exclude<ReturnType<Of[Name]['read']>, undefined>
}

/** Some of the values, where undefined means that the address does not have it. */
export type Patch<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

export type Codec<Values> = {
  /** A value that cannot be is left out, so that an old or mistyped link still opens the page. */
  parse: (params: URLSearchParams) => Values
  /** The values as an address, in the order of the declaration and without what goes without saying. */
  serialize: (values: Patch<Values>) => URLSearchParams
  /** The values with some of them changed; where it says which page is shown, another list begins at its first. */
  change: (values: Values, patch: Patch<Values>) => Patch<Values>
}

type Options<Values> = {
  /** The parameter that says which page of the list is shown: its number or its cursor. */
  place?: keyof Values & string
  /** What belongs together: the values that can be said beside each other. */
  fit?: (values: Values) => Values
}

/** Declares the parameters of a page's address. */
export function codec<const Of extends Params>(
  params: Of,
  { place, fit = (values) => values }: Options<ValuesOf<Of>> = {},
): Codec<ValuesOf<Of>> {
  const named = Object.entries(params) as [keyof Of & string, Param<unknown>][] // Each is asked for its own values alone.
  return {
    parse: (search) =>
      fit(
        withoutAbsent(
          named.map(([name, { read }]) => [name, read(search.get(name) ?? '')]),
        ) as ValuesOf<Of>, // By the parameters that have read it.
      ),
    serialize: (values) =>
      new URLSearchParams(
        withoutAbsent(
          named.map(([name, { write }]) => {
            const value = values[name]
            return [name, value === undefined ? undefined : write(value)]
          }),
        ) as Record<string, string>, // They write texts.
      ),
    change: (values, patch) => ({
      ...values,
      ...(place !== undefined && { [place]: undefined }),
      ...patch,
    }),
  }
}

/**
 * An address whose values are never absent: what it does not say is as in `defaults`, and what is as there goes without saying.
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
        // The values have the names of their defaults.
        ([name, value]) => value !== null && value !== defaults[name as keyof Choice],
      )
      return serialize(Object.fromEntries(said) as Parameters<typeof serialize>[0]) // None of them is null.
    },
    change: (values, patch) => ({ ...values, ...patch }),
  }
}

function withoutAbsent(entries: (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** One of some values; the one that is `implied` is not in an address. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  { implied }: { implied?: NoInfer<Value> } = {},
): Param<Value> {
  const said = (value: Value | undefined) => (value === implied ? undefined : value)
  return { read: (text) => said(values.find((value) => value === text)), write: said }
}

/** A day of the calendar, as `2026-12-12`. */
export function day(): Param<string> {
  return { read: (text) => (isCalendarDate(text) ? text : undefined), write: sayText }
}

/** Words, without spaces around them and cut to as many characters as the call takes. */
export function words({ max }: { max: number }): Param<string> {
  return {
    read: (text) => text.trim().slice(0, max).trim() || undefined,
    write: sayText,
  }
}

/** A text of a form. */
export function fitting(form: RegExp): Param<string> {
  return { read: (text) => (form.test(text) ? text : undefined), write: sayText }
}

/** How many there are, of at most two digits; fewer than `min` go without saying. */
export function count({ min = 0 }: { min?: number } = {}): Param<number> {
  const said = (value: number) => (value >= min ? value : undefined)
  return {
    read: (text) => (/^\d{1,2}$/.test(text) ? said(Number(text)) : undefined),
    write: (value) => said(value)?.toString(),
  }
}

/** A text as it was typed, cut to as many characters as its field takes. */
export function typed({ max }: { max: number }): Param<string> {
  return { read: (text) => text.slice(0, max) || undefined, write: sayText }
}

/** The number of a page; the first goes without saying. */
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

import type { DayCode, IssueCode, IssueTopic, RideRequest, Stay, ThemeCode } from '@selat/domain'
import { expectTypeOf, it } from 'vitest'

import type { Namespace, Resources } from './namespaces.ts'

/** Every text of an issue, `passenger.too_long` for `issue.too_long` of the namespace `passenger`. */
type Written = {
  [Topic in Namespace]: Resources[Topic] extends { issue: infer Texts }
    ? `${Topic}.${keyof Texts & string}`
    : never
}[Namespace]

/** The code of a text with plural forms. */
type Counted<Text> = Text extends `${infer Code}_other` ? Code : never

/** Codes that need no text. */
type ToldOtherwise =
  // A wrong amount is refused with an example of a right one.
  | 'markup.below_zero'
  | 'markup.too_high'
  | 'markup.wrong_exponent'
  // The steppers of rooms keep within these bounds.
  | 'hotel.too_few_rooms'
  | 'hotel.too_many_rooms'
  | 'hotel.adults_out_of_bounds'
  | 'hotel.too_many_children'
  | 'hotel.age_out_of_bounds'
  // A room that is too small is not offered.
  | 'hotel.too_many_adults'
  | 'hotel.too_many_guests'
  // The server checks the days of visits and departures, and reports them as problems with their own codes.
  | DayCode
  // Theme issues are read by the authors of tenants, never by visitors.
  | ThemeCode

/** The suffixes of i18next: a plural form, or a context. */
type Plural = 'one' | 'other'
type Context = 'operator' | 'tickets' | 'groups' | keyof Stay | keyof RideRequest
type Ending = Plural | Context | `${Context}_${Plural}`

it('RUL-1 I18-1 every issue has a text by its code', () => {
  expectTypeOf<Exclude<IssueCode, Written | Counted<Written>>>().toEqualTypeOf<ToldOtherwise>()
})

it('RUL-1 I18-1 there is no text for an issue that does not exist', () => {
  type OfTopics = Extract<Written, `${IssueTopic}.${string}`>

  expectTypeOf<Exclude<OfTopics, IssueCode | `${IssueCode}_${Ending}`>>().toBeNever()
})

it('RUL-1 I18-1 the text of an issue for one field has not the name of another issue', () => {
  type WithFields = Exclude<IssueCode, `common.${string}`>

  expectTypeOf<Extract<WithFields, `${WithFields}_${string}`>>().toBeNever()
})

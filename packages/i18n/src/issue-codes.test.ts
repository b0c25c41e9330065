import type { IssueCode, IssueTopic } from '@selat/domain'
import { expectTypeOf, it } from 'vitest'

import type { Namespace } from './namespaces.ts'
import type { Resources } from './typed-keys.ts'

/** Every text of an issue, `passenger.too_long` for `issue.too_long` of the namespace `passenger`. */
type Written = {
  [Topic in Namespace]: Resources[Topic] extends { issue: infer Texts }
    ? `${Topic}.${keyof Texts & string}`
    : never
}[Namespace]

/** Codes whose texts are never asked for: an amount that is wrong is told by one that is right. */
type ToldOtherwise = 'markup.below_zero' | 'markup.too_high' | 'markup.wrong_exponent'

/** What i18next adds to a key: the form of a plural, or what the words depend on. */
type Ending = 'one' | 'other' | 'operator'

it('RUL-1 I18-1 every issue has a text by its code', () => {
  expectTypeOf<Exclude<IssueCode, Written>>().toEqualTypeOf<ToldOtherwise>()
})

it('RUL-1 I18-1 no text is of an issue that there is not', () => {
  type OfTopics = Extract<Written, `${IssueTopic}.${string}`>

  expectTypeOf<Exclude<OfTopics, IssueCode | `${IssueCode}_${Ending}`>>().toBeNever()
})

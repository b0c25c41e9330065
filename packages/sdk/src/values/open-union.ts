/* oxlint-disable no-underscore-dangle -- zod keeps what libraries may build on below `_zod` */
import { ZodMiniUnion } from 'zod/mini'
import type * as z from 'zod/mini'
import { $constructor } from 'zod/v4/core'

type Known = z.ZodMiniDiscriminatedUnion
type OpenUnion<K extends Known = Known, U extends z.ZodMiniType = z.ZodMiniType> = z.ZodMiniUnion<
  readonly [known: K, unknown: U]
>

/** As zod makes its own discriminated union, with one kind more for whatever is none of the known ones. */
const OpenUnion: $constructor<OpenUnion> = /* @__PURE__ */ $constructor(
  'OpenUnion',
  (inst, def) => {
    ZodMiniUnion.init(inst, def)
    const [known, unknown] = def.options
    const { discriminator } = known._zod.def
    inst._zod.parse = (payload, context) => {
      const kind: unknown = Object(payload.value)[discriminator]
      const isKnown = known._zod.propValues[discriminator]?.has(kind as string) // has() takes whatever there is
      return (isKnown ? known : unknown)._zod.run(payload, context)
    }
  },
)

/**
 * A union of an answer. A value is held against its own kind alone, so that what is wrong is told at the field. A plain
 * union, which tries one kind after the other, has only one issue for the whole, at the place of the union.
 */
export function openUnion<K extends Known, U extends z.ZodMiniType>(
  known: K,
  unknown: U,
): OpenUnion<K, U> {
  const union = new OpenUnion({ type: 'union', options: [known, unknown] })
  return union as unknown as OpenUnion<K, U> // the same, of the two that were given
}

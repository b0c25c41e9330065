/* oxlint-disable no-underscore-dangle -- zod keeps what libraries may build on below `_zod` */
import { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { $constructor } from 'zod/v4/core'

type Kinds = readonly z.ZodMiniObject[]
type OpenUnion<K extends Kinds = Kinds, U extends z.ZodMiniType = z.ZodMiniType> = z.ZodMiniUnion<
  readonly [...known: K, unknown: U]
>
type Parts = { discriminator: string; known: Kinds; unknown: z.ZodMiniType }

/** As zod makes its discriminated union, with one kind more for whatever is none of the known ones. */
const OpenUnion: $constructor<OpenUnion, z.core.$ZodUnionDef & Parts> =
  /* @__PURE__ */ $constructor('OpenUnion', (inst, def) => {
    // Not of `ZodMiniUnion`, of which only the trial of one kind after the other would be brought along.
    ZodMiniType.init(inst, def)
    const { discriminator, known, unknown } = def
    inst._zod.parse = (payload, context) => {
      const kind: unknown = Object(payload.value)[discriminator]
      // has() takes whatever there is.
      const fitting = known.find(({ _zod }) =>
        _zod.propValues?.[discriminator]?.has(kind as string),
      )
      return (fitting ?? unknown)._zod.run(payload, context)
    }
  })

/**
 * A union of an answer. A value is held against its own kind alone, so that what is wrong is told at the field. A plain
 * union, which tries one kind after the other, has only one issue for the whole, at the place of the union.
 */
// @__NO_SIDE_EFFECTS__
export function openUnion<const K extends Kinds, U extends z.ZodMiniType>(
  discriminator: string,
  known: K,
  unknown: U,
): OpenUnion<K, U> {
  const options = [...known, unknown]
  const union = new OpenUnion({ type: 'union', options, discriminator, known, unknown })
  return union as unknown as OpenUnion<K, U> // the same, of those that were given
}

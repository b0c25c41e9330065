/* oxlint-disable no-underscore-dangle -- zod keeps what libraries may build on below `_zod` */
import { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { $constructor } from 'zod/v4/core'

type Kinds = readonly z.ZodMiniObject[]
type OpenUnion<K extends Kinds = Kinds, U extends z.ZodMiniType = z.ZodMiniType> = z.ZodMiniUnion<
  readonly [...known: K, unknown: U]
>
type Parts = { discriminator: string; known: Kinds; unknown: z.ZodMiniType }

/** Like zod's discriminated union, with one more schema for values of no known kind. */
const OpenUnion: $constructor<OpenUnion, z.core.$ZodUnionDef & Parts> =
  /* @__PURE__ */ $constructor('OpenUnion', (inst, def) => {
    // It does not extend `ZodMiniUnion`, whose code tries one kind after the other and would only make bundles larger.
    ZodMiniType.init(inst, def)
    const { discriminator, known, unknown } = def
    inst._zod.parse = (payload, context) => {
      const kind: unknown = Object(payload.value)[discriminator]
      // `has` accepts a value of any type.
      const fitting = known.find(({ _zod }) =>
        _zod.propValues?.[discriminator]?.has(kind as string),
      )
      return (fitting ?? unknown)._zod.run(payload, context)
    }
  })

/**
 * A union in an answer. A value is checked against its own kind alone, so that issues are at its fields. A plain union tries
 * all kinds, and has one issue for the whole value.
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

/* oxlint-disable no-underscore-dangle -- zod keeps what libraries may build on below `_zod` */
import { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { $constructor } from 'zod/v4/core'

type Kinds = readonly z.ZodMiniObject[]
type OpenUnion<K extends Kinds = Kinds, U extends z.ZodMiniType = z.ZodMiniType> = z.ZodMiniUnion<
  readonly [...known: K, unknown: U]
>
type Parts = { discriminator: string; known: Kinds; unknown: z.ZodMiniType }

/** A schema like zod's discriminated union, with another schema for values of unknown kinds. */
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
 * Makes a schema for a union in an answer. A value is checked only against its own kind, so that issues point at its fields.
 * A plain union would try all kinds and have one issue for the whole value.
 */
// @__NO_SIDE_EFFECTS__
export function openUnion<const K extends Kinds, U extends z.ZodMiniType>(
  discriminator: string,
  known: K,
  unknown: U,
): OpenUnion<K, U> {
  const options = [...known, unknown]
  const union = new OpenUnion({ type: 'union', options, discriminator, known, unknown })
  return union as unknown as OpenUnion<K, U> // a union of the given kinds
}

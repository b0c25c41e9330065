import { adapterOas } from '@kubb/adapter-oas'
import { parserTs } from '@kubb/parser-ts'
import { pluginZod } from '@kubb/plugin-zod'
import { createKubb, defineConfig } from 'kubb'

import type { Contract } from './contract.ts'
import { importOwnValidators } from './own-validators.ts'
import { packageFolder, writeGenerated } from './paths.ts'
import { printUnion } from './print-union.ts'
import { toValidatorInput } from './to-validator-input.ts'

/**
 * Writes the validators with `zod/mini`, one schema in each file. `zod/mini` consists of functions, because bundlers can
 * drop neither the methods of a class nor unused calls of them inside a file.
 */
export async function writeValidators(contract: Contract): Promise<void> {
  const config = defineConfig({
    root: packageFolder,
    input: toValidatorInput(contract),
    adapter: adapterOas({ dateType: 'stringOffset', integerType: 'number' }),
    parsers: [parserTs({ extension: { '.ts': '.ts' } })],
    // `clean` empties this folder, so nothing else may live in it.
    output: { path: './src/generated/zod', clean: true, barrel: { type: 'named' } },
    plugins: [
      pluginZod({
        mini: true,
        printer: {
          nodes: {
            // Without this, kubb would accept any text as an instant for `zod/mini`.
            datetime: () => 'isoDateTime()',
            date: () => 'isoDate()',
            email(node) {
              return withoutZod(this.base(node))
            },
            integer(node) {
              return withoutZod(this.base(node))?.replace('int()', 'integer()') ?? null
            },
            url(node) {
              return withoutZod(this.base(node))
            },
            union(node) {
              return printUnion(this.base(node), node.members?.length ?? 0)
            },
          },
        },
        output: { path: '.', barrel: { type: 'named' } },
      }),
    ],
  })
  await createKubb(config).build()
  await importOwnValidators()
  // This validator returns a text with a type of its own, and its caller decides whether unknown values are accepted. An
  // OpenAPI schema cannot express either.
  await writeGenerated(
    'zod/unknownValueSchema.ts',
    `export { unknownValueSchema } from '../../values/open-enum.ts'`,
  )
}

/**
 * Replaces a function of zod by the one of this package with the same name, which is smaller. The checks on it stay.
 */
function withoutZod(printed: string | null): string | null {
  return printed?.replace(/^z\./, '') ?? null
}

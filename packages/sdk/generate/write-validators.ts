import { adapterOas } from '@kubb/adapter-oas'
import { parserTs } from '@kubb/parser-ts'
import { pluginZod } from '@kubb/plugin-zod'
import { createKubb, defineConfig } from 'kubb'

import type { Contract } from './contract.ts'
import { packageFolder, writeGenerated } from './paths.ts'
import { toValidatorInput } from './to-validator-input.ts'

/** Directory mode: one schema a file, because bundlers cannot drop unused method chains inside a file. */
export async function writeValidators(contract: Contract): Promise<void> {
  const config = defineConfig({
    root: packageFolder,
    input: toValidatorInput(contract),
    adapter: adapterOas({ dateType: 'stringOffset', integerType: 'number' }),
    parsers: [parserTs({ extension: { '.ts': '.ts' } })],
    // `clean` empties this folder, so nothing else may live in it.
    output: { path: './src/generated/zod', clean: true, barrel: { type: 'named' } },
    plugins: [pluginZod({ output: { path: '.', barrel: { type: 'named' } } })],
  })
  await createKubb(config).build()
  // What it takes is text, and whether it takes it is up to who asks: an OpenAPI schema says neither.
  await writeGenerated(
    'zod/unknownValueSchema.ts',
    `export { unknownValueSchema } from '../../values/unknown-value-schema.ts'`,
  )
}

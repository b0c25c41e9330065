import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readOptions } from '../../process/read-options.ts'
import { root } from '../../process/run.ts'
import { cruiseSources } from '../cruise-sources.ts'
import { fallenFigures, risenFigures } from './compare-structure.ts'
import { measureStructure } from './measure-structure.ts'

/*
 * Measures how the sources hang together, prints it, and writes it into docs/structure.json, where a test holds it.
 *
 * It refuses to write a figure that rose. `--accept-rise` writes it nevertheless: for a change that is worth its price, such
 * as a new top folder, or when a figure counts something else from now on. The commit says why.
 */
const { values } = readOptions(
  { options: { 'accept-rise': { type: 'boolean', default: false } } },
  'structure [--accept-rise]',
)

const file = join(root, 'docs/structure.json')
const measured = measureStructure(root, await cruiseSources(root))
const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : {}
const risen = risenFigures(kept, measured.figures).filter((sentence) =>
  / rose from /.test(sentence),
)

console.log(JSON.stringify(measured, null, 2))
for (const sentence of [...fallenFigures(kept, measured.figures), ...risen]) console.error(sentence)
if (risen.length > 0 && !values['accept-rise']) {
  console.error('Nothing was written. Use --accept-rise where the rise is meant.')
  process.exitCode = 1
} else writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)

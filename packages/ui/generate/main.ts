import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

/**
 * Writes the part of the typeface that every page needs, in half the bytes of the smallest part that is published: the
 * characters that fonts.css names for it, in the weights that it names.
 */
async function writeCoreFont(): Promise<void> {
  const face = coreFace(await readFile(join(styles, 'fonts.css'), 'utf8'))
  const whole = await readFile(join(typeface, 'files/plus-jakarta-sans-latin-wght-normal.woff2'))
  const core = await subsetFont(whole, face.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weights },
  })
  await writeFile(join(styles, 'generated', coreFile), core)
  // The licence of the typeface wants to go along with each copy.
  await copyFile(join(typeface, 'LICENSE'), join(styles, 'generated/plus-jakarta-sans.LICENSE.txt'))
}

const styles = join(import.meta.dirname, '../src/styles')
const coreFile = 'plus-jakarta-sans-core.woff2'
const typeface = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/plus-jakarta-sans/package.json')),
)

type Face = { text: string; weights: { min: number; max: number } }

/** What the style sheet says of the file that is to be written. */
function coreFace(css: string): Face {
  const rule = css.split('@font-face').find((part) => part.includes(coreFile)) ?? ''
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
  const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1]
  if (ranges === undefined || min === undefined || max === undefined)
    throw new Error(`fonts.css does not say which characters and weights ${coreFile} has.`)
  return {
    text: ranges.split(',').flatMap(charactersOf).join(''),
    weights: { min: Number(min), max: Number(max) },
  }
}

/** The characters of a range as CSS writes it: `U+2013-2014` or `U+00A0`. */
function charactersOf(range: string): string[] {
  const [first = '', last = first] = range.trim().replace('U+', '').split('-')
  const [from, until] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

await writeCoreFont()

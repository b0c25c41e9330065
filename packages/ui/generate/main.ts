import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

import { type CharacterRange, type FontFace, readFontFaces } from '../src/font-faces.ts'

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
  // The licence of the typeface must accompany each copy.
  await copyFile(join(typeface, 'LICENSE'), join(styles, 'generated/plus-jakarta-sans.LICENSE.txt'))
}

const styles = join(import.meta.dirname, '../src/styles')
const coreFile = 'plus-jakarta-sans-core.woff2'
const typeface = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/plus-jakarta-sans/package.json')),
)

/** Returns the characters and weights that the style sheet names for the file to write. */
function coreFace(css: string): { text: string; weights: FontFace['weights'] } {
  const face = readFontFaces(css).find(({ file }) => file === coreFile)
  if (!face) throw new Error(`fonts.css does not name ${coreFile}.`)
  return { text: face.ranges.flatMap(charactersOf).join(''), weights: face.weights }
}

function charactersOf([first, last]: CharacterRange): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

await writeCoreFont()

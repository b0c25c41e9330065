import { occurrences, sourceFiles } from './source-files.ts'

// The theme defines and measures colours, and tests may quote them. Codes that machines read stay black on white in every
// theme. Paper has one theme.
const exempt =
  /^packages\/ui\/src\/(styles\.css$|styles\/|testing\/|(contrast|theme|qr-code)\.tsx?$)|^apps\/storefront\/src\/shared\/kit\/pdf\/paper-colours\.ts$|\.test\.tsx?$/

const palette =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'

const rawColour = new RegExp(
  [
    '(?<![\\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])',
    '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\((?!from var)',
    `\\b(?:bg|text|border|ring|outline|fill|stroke|from|via|to|shadow|divide|accent|caret|decoration|placeholder)-(?:(?:${palette})-\\d{2,3}|white|black)\\b`,
  ].join('|'),
  'gi',
)

/** Finds colours outside the theme, which neither a tenant nor the dark theme could change. */
export function checkColours(root: string): string[] {
  return sourceFiles(root, ['apps/mock-api/console/src', 'apps/storefront/src', 'packages/ui/src'])
    .filter(({ path }) => !exempt.test(path))
    .flatMap((file) => occurrences(file, rawColour))
    .map((place) => `no-raw-colour: ${place}`)
}

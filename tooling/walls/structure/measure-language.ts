import type { SourceFolder } from './source-folder.ts'

/** The most words that a sentence of a comment may have. */
const LONGEST_SENTENCE = 35

/**
 * Measures the language of the code.
 *
 * - `repeatedTypeNames`: names that two exported types of one package have, in different files.
 * - `longSentences`: sentences of more than 35 words in comments that stand on lines of their own.
 */
export function measureLanguage(packages: readonly SourceFolder[]) {
  const texts = packages.map(({ production, textOf }) => production.map(textOf))
  return {
    repeatedTypeNames: texts.flatMap(repeatedTypes).length,
    longSentences: longSentences(packages).length,
  }
}

/** Returns the sentences of comments that have too many words, each after its file's path, so that a reader finds it. */
export function longSentences(packages: readonly SourceFolder[]): string[] {
  return packages.flatMap(({ production, textOf }) =>
    production.flatMap((path) =>
      commentSentences(textOf(path))
        .filter((sentence) => sentence.split(' ').length > LONGEST_SENTENCE)
        .map((sentence) => `${path}: ${sentence}`),
    ),
  )
}

/** Returns the names that more than one of the texts gives to an exported type. */
export function repeatedTypes(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  for (const text of texts) {
    const names = [...text.matchAll(/^export (?:type|interface|class) (\w+)/gm)]
    for (const name of new Set(names.map(([, found = '']) => found)))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  return [...seen].filter(([, times]) => times > 1).map(([name]) => name)
}

/** Returns the sentences of each comment, without the code between `@example` and the comment's end. */
export function commentSentences(text: string): string[] {
  const block = /^[ \t]*\/\*\*?(.*?)\*\//gms
  const blocks = [...text.matchAll(block)].map(([, words = '']) =>
    words.replaceAll(/^[ \t]*\* ?/gm, '').replace(/@example.*/s, ''),
  )
  const lines = [...text.matchAll(/(?:^[ \t]*\/\/.*\n)+/gm)].map(([words]) =>
    words.replaceAll(/^[ \t]*\/\/ ?/gm, ''),
  )
  return [...blocks, ...lines]
    .flatMap((comment) => comment.split(/(?<=[.!?])\s+(?=[A-Z`'"(])|\n\s*(?:\n|[-*|] )/))
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter((sentence) => sentence !== '')
}

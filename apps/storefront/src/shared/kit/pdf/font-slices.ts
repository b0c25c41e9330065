import type { CharacterRange } from '@selat/ui/font-faces'

/** One file of a typeface that is split into many, with the characters that it has. */
export type FontSlice = { key: string; ranges: readonly CharacterRange[]; url: string }

/** Returns the first slice that has a character; null if no typeface here has it. */
export function sliceOf(character: string, slices: readonly FontSlice[]): FontSlice | null {
  const code = character.codePointAt(0) ?? 0
  return (
    slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last)) ??
    null
  )
}

export type Run = { slice: FontSlice | null; text: string }

/** Splits a text into runs of one slice each. A space stays in the run before it. */
export function runsOf(text: string, slices: readonly FontSlice[]): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const slice = character === ' ' && last ? last.slice : sliceOf(character, slices)
    if (last && last.slice === slice) last.text += character
    else runs.push({ slice, text: character })
  }
  return runs
}

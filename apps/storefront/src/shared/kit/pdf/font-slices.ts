import type { CharacterRange } from '@selat/ui/font-faces'

/** One file of a typeface that comes in many: those characters, and no others. */
export type FontSlice = { key: string; ranges: readonly CharacterRange[]; url: string }

/** The first slice that has a character; null where no typeface here has it. */
export function sliceOf(character: string, slices: readonly FontSlice[]): FontSlice | null {
  const code = character.codePointAt(0) ?? 0
  return (
    slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last)) ??
    null
  )
}

export type Run = { slice: FontSlice | null; text: string }

/** A text by the slices that it takes, in its order. A space stays with what stands before it. */
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
